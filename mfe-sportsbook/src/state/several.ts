import type { SlipLimits } from '../domain/slip-terms'
import type { StakeEntry } from '../domain/stake-entry'
import { isEditing, type SlipEntry } from './slip-entry'

/** Singles that are still being made up. */
export const editableOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isEditing)

/** Whether a press would send it: with a stake, and offered. */
export const leavesNow = (entry: SlipEntry): boolean => {
  const { draft, kind, paysTooMuch } = entry.wager
  return isEditing(entry) && Boolean(draft?.stakeText) && kind.readiness !== 'locked' && !paysTooMuch
}

/** Those that a press would send. */
export const readyOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(leavesNow)

/** What every one of them allows; null while none is known. */
export function limitsOf(all: readonly SlipEntry[]): SlipLimits | null {
  const known = all.flatMap(({ wager }) => wager.limits ?? [])
  if (known.length === 0) return null
  return {
    minBet: Math.max(...known.map(({ minBet }) => minBet)),
    maxBet: Math.min(...known.map(({ maxBet }) => maxBet)),
    maxPayout: Math.min(...known.map(({ maxPayout }) => maxPayout)),
  }
}

const isLeaving = ({ wager }: SlipEntry): boolean => wager.isUndecided || wager.isConfirming

/** Those that are leaving, or have left and are not decided. */
export const leavingOf = (all: readonly SlipEntry[]): readonly SlipEntry[] => all.filter(isLeaving)

/** Sums over bets, as they were sent or as they would be, minor units; null while none of them has a stake. */
export function totalsOf(bets: readonly SlipEntry[]): { risk: number; win: number } | null {
  const staked = bets.flatMap(({ wager: { stage, money } }) => {
    if ('sent' in stage) return stage.sent
    return money?.stake == null ? [] : money
  })
  if (staked.length === 0) return null
  const sum = (pick: (one: (typeof staked)[number]) => number | null) =>
    staked.reduce((total, one) => total + (pick(one) ?? 0), 0)
  return { risk: sum(({ risk }) => risk), win: sum(({ win }) => win) }
}

/** One field for the stakes of all. */
export function stakeOfEach(all: readonly SlipEntry[]): StakeEntry & { readonly text: string } {
  const editable = editableOf(all)
  const each = (act: (entry: SlipEntry) => void) => () => editable.forEach(act)
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
    leave: each(({ wager }) => {
      wager.leave()
    }),
    set: (minor) => {
      for (const { wager } of editable) wager.set(minor)
    },
    setMin: each(({ wager }) => wager.setMin()),
    setMax: each(({ wager }) => wager.setMax()),
    clear: each(({ wager }) => wager.clear()),
  }
}

/**
 * Places all that have a stake, each with its own key and its own fate. Nothing leaves while one of them is to be looked at
 * first, or while the balance does not cover all of them: the player sees it, and no press bets on less than its button says.
 */
export async function betAll(all: readonly SlipEntry[], available: number): Promise<void> {
  const ready = readyOf(all)
  const changed = ready.filter(({ wager }) => wager.leave())
  if (changed.length > 0 || ready.length === 0) return
  const totals = totalsOf(ready)
  if (totals === null || totals.risk > available) return
  const asking = ready.filter(({ wager }) => wager.asksFirst())
  if (asking.length === 0) await Promise.all(ready.map(({ wager }) => wager.press()))
}
