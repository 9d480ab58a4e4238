import type { Bet, MyanmarQuote, Quote, RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { recordOf } from '../slip/domain/reduce-record'
import type { BetAnswer } from '../slip/domain/slip-event'
import { readRecord, type SlipRecord } from '../slip/domain/slip-record'
import type { AnySent } from '../slip/domain/slip-sent'
import type { Owner, SlipMember } from '../slip/domain/slip-state'
import type { StakeInput } from '../slip/domain/stake-input'
import { slipMatchOf } from '../slip/transport/slip-feed'
import { frameOf, picksOf } from './combination-bench'
import { type BurmeseNow, burmeseFrame, burmesePicks, DEDUCTIONS, quoteOf } from './myanmar-bench'
import { ARSENAL, arsenalBet, arsenalQuote, type MatchNow, NOW } from './slip-fixtures'
import {
  after,
  bet,
  entered,
  factsAt,
  MEMBER,
  named,
  picked,
  pressed,
  quotes,
  type Step,
  typed,
} from './slip-steps'

/** A body is on one Burmese selection, a maung on several. */
export type Kind = 'single' | 'parlay' | 'system' | 'body' | 'maung'

export const COMBINED = ['parlay', 'system', 'body', 'maung'] as const
const LEGS = { single: 1, parlay: 3, system: 3, body: 1, maung: 2 } as const
const OWNERS = { single: 1, parlay: 'parlay', system: 'system', body: 'myanmar', maung: 'myanmar' } as const
export const BET_KINDS = {
  single: 'single',
  parlay: 'parlay',
  system: 'system',
  body: 'mmo_single',
  maung: 'mmo_parlay',
} as const

const isBurmese = (kind: Kind): boolean => kind === 'body' || kind === 'maung'
export const ownerOf = (kind: Kind): Owner => OWNERS[kind]
/** The selections of a bet, each of another match. */
export const legsOf = (kind: Kind, count: number = LEGS[kind]): readonly PickIntent[] =>
  isBurmese(kind) ? burmesePicks(count) : picksOf(count)

/** The prices of a match of now, Asian or Burmese. */
export type PriceNow = Omit<MatchNow & BurmeseNow, 'market'> & { market?: 2 | 3 }
/** The prices of a match: handicap −0.5 at −0.96, and 1−50 at 0.95. */
export function priceOf(kind: Kind, place = 0, now: PriceNow = {}): Step {
  const frame = isBurmese(kind)
    ? burmeseFrame(place, 1, now)
    : frameOf(ARSENAL + place, { market: 2, ...now })
  const match = slipMatchOf(frame as OddsSnapshot, ARSENAL + place)
  if (!match) throw new Error('no match')
  return { type: 'feed', matchId: match.id, feed: { feed: 'match', epoch: 'e1', match } }
}

/** A lower price of a newer version. */
export const lowerOf = (kind: Kind): Step =>
  priceOf(kind, 0, isBurmese(kind) ? { ball: 6, odds: 85 } : { ball: 44, prices: [85, -93] })

/** Quote and limits of the single of a selection. */
export const quoteFor = (owner: number, change: Partial<Quote> = {}): Step =>
  quotes({ match_id: ARSENAL + owner - 1, ...change }, owner)

interface Answer {
  readonly legs?: readonly PickIntent[]
  readonly quote?: Partial<Quote> & Partial<MyanmarQuote>
  /** Null where the server has no limit for the member. */
  readonly limit?: object | null
}

/** Quotes of all legs with the limit of the combination. */
export function limitsOf(kind: Kind, { legs = legsOf(kind), quote, limit }: Answer = {}): Step {
  const quotes = isBurmese(kind)
    ? legs.map((pick) => ({ ...quoteOf(pick), ...quote }))
    : legs.map((pick) => ({
        ...arsenalQuote({ ...pick, ball: 0, odds: 204, odds_type: 4, parent_id: pick.match_id }),
        outright: false,
        live: false,
        combo_min: 2,
        ...quote,
      }))
  const usual = isBurmese(kind)
    ? { min_bet: 2000, max_bet: 100_000, max_payout: 2_000_000, limit: 'mmo_parlay', deductions: DEDUCTIONS }
    : { min_bet: 300, max_bet: 100_000, max_payout: 5_000_000, limit: `${kind}:1` }
  const answer = {
    kind: 'ok',
    data: { quotes, limit: limit === null ? null : { ...usual, ...limit } },
  } as const
  return { type: 'quoted', owner: ownerOf(kind), lineId: 0, answer }
}

export const input = (kind: Kind, change: StakeInput): Step => entered(change, ownerOf(kind))
export const stakeOf = (kind: Kind, text: string, size?: number): Step =>
  size ? input(kind, { do: 'type', text, size }) : typed(text, ownerOf(kind))
export const leave = (kind: Kind): Step => input(kind, { do: 'leave' })

/** The selections of a bet in its mode, with prices and limits. */
export function offered(kind: Kind, count: number = LEGS[kind], market: 2 | 3 = 2): readonly Step[] {
  const legs = legsOf(kind, count).flatMap((pick, place): Step[] => [
    picked(pick),
    priceOf(kind, place, { market }),
    ...(isBurmese(kind) ? [] : [quoteFor(place + 1)]),
  ])
  if (kind === 'single') return legs
  const limits = limitsOf(kind, { legs: legsOf(kind, count), quote: { live: market === 3 } })
  return isBurmese(kind) ? [...legs, limits] : [...legs, { type: 'mode', mode: kind as 'parlay' }, limits]
}

/** A stake: of a system 10 for each double, and 20 for the treble. */
export const staked = (kind: Kind): readonly Step[] =>
  kind === 'system'
    ? [stakeOf(kind, '10', 2), stakeOf(kind, '20', 3)]
    : [stakeOf(kind, kind === 'parlay' ? '50' : '100')]
export const ready = (kind: Kind, count?: number): readonly Step[] => [
  ...offered(kind, count),
  ...staked(kind),
]

export const press = (kind: Kind, afterMs?: number): Step => pressed(ownerOf(kind), afterMs)
export const sending = (kind: Kind, count?: number): readonly Step[] => [...ready(kind, count), press(kind)]

/** The bet that the last of these steps sends; null where it sends none. */
export function sentAfter(...steps: readonly Step[]): AnySent | null {
  const place = after(...steps).effects.find((effect) => effect.do === 'place')
  return place?.do === 'place' ? (place.sent as AnySent) : null
}
/** The same of a bet that was just made. */
export function sentOf(kind: Kind): AnySent {
  const sent = sentAfter(...sending(kind))
  if (!sent) throw new Error('nothing was sent')
  return sent
}

/** The bet as the server has it. */
export const placedOf = (kind: Kind, change: Partial<Bet> = {}): Bet =>
  arsenalBet({ idem_key: sentOf(kind).request.idem_key, kind: BET_KINDS[kind], ...change })
export const answeredBy = (kind: Kind, answer: BetAnswer): Step =>
  bet({ type: 'answered', sent: sentOf(kind), answer }, ownerOf(kind))
export const answered = (kind: Kind, change: Partial<Bet> = {}): Step =>
  answeredBy(kind, { kind: 'ok', data: { bet: placedOf(kind, change) } })
export const refused = (kind: Kind, code: ErrorCode, details: RefusalDetails = {}): Step =>
  answeredBy(kind, { kind: 'refused', code, text: '', details })
export const checkDue = (kind: Kind): Step => bet({ type: 'check_due', sent: sentOf(kind) }, ownerOf(kind))

/** The same steps of a member with these settings. */
export const ofMember = (change: Partial<SlipMember>, steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, facts: { member: { ...MEMBER, ...change }, ...step.facts } }))

/** The stored record after these steps, as the next page reads it. */
export function recordAfter(...steps: readonly Step[]): SlipRecord | null {
  const facts = factsAt(
    () => NOW,
    () => '',
  )
  return readRecord(JSON.parse(JSON.stringify(recordOf(after(...steps).state, facts))))
}

/** What the slip shows of a bet after these steps, and what the last of them does. */
export function betAfter(kind: Kind, ...steps: readonly Step[]) {
  const { state, effects, slip } = after(...steps)
  const wager = slip.wagerOf(ownerOf(kind))
  const stage = wager?.stage
  const legs = kind === 'single' ? null : slip.combinationOf(OWNERS[kind])?.legs
  const place = effects.find((effect) => effect.do === 'place')
  const request = place?.do === 'place' ? (place.sent as AnySent).request : null
  return {
    mode: state.mode,
    picks: state.selections.map(({ pick }) => pick),
    stage: stage?.stage ?? 'empty',
    rejection: stage?.stage === 'rejected' ? stage.rejection : null,
    draft: wager?.draft ?? null,
    readiness: wager?.kind.on.readiness,
    limits: wager?.limits ?? null,
    money: wager?.money ?? null,
    fault: legs?.fault.fault,
    receipts: state.receipts,
    request,
    firstLeg: request && ('picks' in request ? request.picks[0] : request),
    effects: named(effects),
  }
}
