import { sharesOfMatch } from '../domain/match-share'
import { mostWon, outcomeOf } from '../domain/most-won'
import { placedBet } from '../domain/placed-bet'
import { leftByRefusal } from '../domain/slip-draft'
import { figuresOf } from '../domain/slip-stake'
import type { SlipLimits } from '../domain/slip-terms'
import type { StakeEntry } from '../domain/stake-entry'
import { isEditing, type SlipEntry } from './slip-entry'

/** Singles that are still being made up. */
export const editableOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isEditing)

/** With a stake, and offered. */
const isStaked = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && Boolean(draft?.stakeText) && kind.readiness !== 'locked' && !paysTooMuch
}

/** Those that a press would send: with a stake, offered, and with room on their match beside the others. */
export function readyOf(all: readonly SlipEntry[]): readonly SlipEntry[] {
  const shares = matchShares(all.filter(isStaked))
  return all.filter((entry) => isStaked(entry) && shares.get(entry) !== 0)
}

/** Those that would be sent, were there room on their match beside the others. */
export function withoutRoom(all: readonly SlipEntry[]): readonly SlipEntry[] {
  const ready = readyOf(all)
  return all.filter((entry) => isStaked(entry) && !ready.includes(entry))
}

/** What every one of them allows; null while none is known. */
export function limitsOf(all: readonly SlipEntry[]): SlipLimits | null {
  const known = all.flatMap(({ wager }) => wager.limits ?? [])
  if (known.length === 0) return null
  const left = known.flatMap(({ matchLeft }) => matchLeft ?? [])
  return {
    minBet: Math.max(...known.map(({ minBet }) => minBet)),
    maxBet: Math.min(...known.map(({ maxBet }) => maxBet)),
    maxPayout: Math.min(...known.map(({ maxPayout }) => maxPayout)),
    matchLeft: left.length > 0 ? Math.min(...left) : undefined,
  }
}

const isLeaving = ({ wager }: SlipEntry): boolean => wager.isUndecided || wager.isConfirming

/** Those that are leaving, or have left and are not decided. */
export const leavingOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isLeaving)

/**
 * Sums over bets, as they are placed or as they would be, minor units; null while none of them has a stake. Of bets that exclude one
 * another the one that wins most is counted, and `isMost` says so.
 */
export function totalsOf(bets: readonly SlipEntry[]): { risk: number; win: number; isMost: boolean } | null {
  const staked = bets.flatMap(({ wager: { stage, money }, selection: { pick, terms } }) => {
    if ('sent' in stage) {
      const placed = placedBet(stage)
      const leg = placed.legs[0]?.leg
      const outcome = leg && outcomeOf(pick.match_id, leg.bet_type, { ...leg, score: leg.score_at_bet })
      return { ...placed, outcome: outcome ?? {} }
    }
    if (money?.stake == null || !terms) return []
    return {
      risk: money.risk ?? 0,
      win: money.win ?? 0,
      outcome: outcomeOf(pick.match_id, terms.betType, terms),
    }
  })
  if (staked.length === 0) return null
  const risk = staked.reduce((sum, one) => sum + one.risk, 0)
  return { risk, ...mostWon(staked) }
}

/** What the singles of a slip are entered and placed by. */
export interface Singles {
  readonly all: readonly SlipEntry[]
  readonly sameStake: boolean
  shareStake(shares: boolean): void
}

/** One field for the stakes of all. */
export function stakeOfEach(slip: Singles): StakeEntry & { readonly text: string } {
  const { all } = slip
  const editable = editableOf(all)
  const each = (act: (wager: SlipEntry['wager']) => void) => () => {
    for (const { wager } of editable) act(wager)
    leaveAll(slip, editable)
  }
  // A limit may have lowered one of them: the field says what was meant for all.
  // While all are on their way it says what they left with.
  const shown = editable.length > 0 ? editable : all
  const lead = shown.find(({ wager }) => wager.draft?.adjustment == null) ?? shown[0]
  return {
    text: lead?.wager.draft?.stakeText ?? '',
    limits: limitsOf(shown),
    type: (text) => {
      for (const { wager } of editable) wager.type(text)
    },
    leave: () => void leaveAll(slip, editable),
    set: (minor) => each((wager) => wager.set(minor))(),
    setMin: each((wager) => wager.setMin()),
    setMax: each((wager) => wager.setMax()),
    clear: () => {
      for (const { wager } of editable) wager.clear()
    },
  }
}

/**
 * Stakes are written out and moved into the limits, those on one match together into what its limit leaves; true when that changed
 * one. Where the limit of a match has made them differ there is no one stake for all any more.
 */
function leaveAll(slip: Singles, left: readonly SlipEntry[]): boolean {
  const shares = matchShares(slip.all.filter(isStaked))
  const changed = left.filter((entry) => {
    const share = shares.get(entry)
    // What has no room is not sent, and its stake stays as it was typed.
    return entry.wager.leave(share === 0 ? Number.MAX_SAFE_INTEGER : share)
  })
  const isByMatch = changed.some(({ wager }) => wager.draft?.adjustment?.limit === 'match')
  const texts = new Set(editableOf(slip.all).map(({ wager }) => wager.draft?.stakeText))
  if (slip.sameStake && isByMatch && texts.size > 1) slip.shareStake(false)
  return changed.length > 0
}

/**
 * Places all that have a stake, each with its own key and its own fate. Nothing leaves while one of them is to be looked at
 * first, or while the balance does not cover all of them: the player sees it, and no press bets on less than its button says.
 */
export async function betAll(slip: Singles, available: number): Promise<void> {
  if (leaveAll(slip, readyOf(slip.all))) return
  const ready = readyOf(slip.all)
  const totals = totalsOf(ready)
  if (totals === null || totals.risk > available) return
  const asking = ready.filter(({ wager }) => wager.asksFirst())
  if (asking.length > 0) return
  await Promise.all(ready.map(({ wager }) => wager.press()))
  shareRefusals(ready)
}

const matchOf = ({ selection: { pick, quotes } }: SlipEntry): number =>
  quotes.quote?.parent_id ?? pick.match_id

const byMatch = <One extends { readonly match: number }>(bets: readonly One[]): readonly (readonly One[])[] =>
  [...new Set(bets.map(({ match }) => match))].map((match) => bets.filter((one) => one.match === match))

/** What each may have at risk of what the limit of its match leaves, where that is known; 0 where there is no room beside the others. */
function matchShares(staked: readonly SlipEntry[]): ReadonlyMap<SlipEntry, number> {
  const limited = staked.flatMap((entry) => {
    const { limits, money } = entry.wager
    if (limits?.matchLeft === undefined || money?.risk == null) return []
    const { terms } = entry.selection
    // The limit of a match is of money at risk, which at some prices is another amount than the stake.
    const least = (terms && figuresOf(limits.minBet, terms)?.risk) ?? limits.minBet
    return { entry, match: matchOf(entry), left: limits.matchLeft, risk: money.risk, least }
  })
  return new Map(
    byMatch(limited).flatMap((bets) => {
      const shares = sharesOfMatch(Math.min(...bets.map(({ left }) => left)), bets)
      return bets.map(({ entry }, place): [SlipEntry, number] => [entry, shares[place] ?? 0])
    }),
  )
}

/**
 * What the limit of a match leaves is left once: those that it has refused share it. Before
 * anything is made of what they were told: each would be lowered to all of it, by leaving its field too.
 */
function shareRefusals(ready: readonly SlipEntry[]): void {
  const refused = ready.flatMap((entry) => {
    const { wager } = entry
    const bound = wager.draft && leftByRefusal(wager.draft)
    if (bound == null || !wager.limits) return []
    return { wager, bound, match: matchOf(entry), risk: wager.money?.stake ?? 0, least: wager.limits.minBet }
  })
  for (const bets of byMatch(refused)) {
    const shares = sharesOfMatch(Math.min(...bets.map(({ bound }) => bound)), bets)
    for (const [place, { wager }] of bets.entries()) {
      const { refusal } = wager.draft ?? {}
      if (refusal) wager.edit({ refusal: { ...refusal, share: shares[place] } })
    }
  }
}
