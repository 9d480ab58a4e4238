import { betCheck, betParlay, betSysParlay } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import type { OddsFrame } from '@touchline/contracts/live'
import { ticketCount } from '@touchline/rules'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { openSlip } from './slip-bench'
import {
  ARSENAL,
  ARSENAL_PICK,
  arsenalBet,
  arsenalLeg,
  arsenalQuote,
  arsenalSnapshot,
  type MatchNow,
} from './slip-fixtures'

/** The same handicap of several matches. */
export const picksOf = (count: number): PickIntent[] =>
  Array.from({ length: count }, (_, n) => ({ ...ARSENAL_PICK, match_id: ARSENAL + n }))
export const PICKS: readonly PickIntent[] = picksOf(3)

/** A frame of a match with the lines of Arsenal's. */
export function frameOf(match: number, now: MatchNow): OddsFrame {
  const frame = arsenalSnapshot(now)
  const text = JSON.stringify({ ...frame, ch: `m:${match}` }).replaceAll(`[${ARSENAL},`, `[${match},`)
  return JSON.parse(text) as OddsFrame
}

/** A server that quotes every handicap alike for a kind, and accepts. */
export function answerCombined(
  fake: FakeHost,
  mode: 'parlay' | 'system',
  market: 2 | 3 = 3,
  matchRemaining?: number,
  maxPayout = 5_000_000,
): void {
  fake.answer(betCheck, ({ picks: asked, kind }) => ({
    kind: 'ok',
    data: {
      quotes: asked.map((pick) => ({
        ...arsenalQuote({ ...pick, ball: 0 }),
        ...(kind === mode
          ? { odds: 204, odds_type: 4 as const, parent_id: pick.match_id, league_id: 7 }
          : {}),
        ...(matchRemaining !== undefined && { match_left: matchRemaining }),
        outright: false,
        live: market === 3,
        combo_min: 2,
      })),
      combination: { min_bet: 300, max_bet: 100_000, max_payout: maxPayout, limit: `${mode}:1` },
    },
  }))
  fake.answer(betParlay, ({ idem_key }) => ({
    kind: 'ok',
    data: { bet: arsenalBet({ idem_key, kind: 'parlay', status: 'running' }) },
  }))
  fake.answer(betSysParlay, ({ idem_key, picks: asked, units: rows }) => {
    const legs = asked.map(({ match_id }) => arsenalLeg({ match_id, odds: 204, odds_type: 4 }))
    const units = rows.map((row) => ({ ...row, tickets: ticketCount(legs.length, row.size) }))
    const bet = arsenalBet({ idem_key, kind: 'system', status: 'running', tickets: 4, units, legs })
    return { kind: 'ok', data: { bet } }
  })
}

/** Handicaps in play unless `market` says otherwise, each of another match, in a mode; a parlay has a stake of 50. */
export async function combinedSlip(
  mode: 'parlay' | 'system',
  options: Parameters<typeof openSlip>[0] = {},
  picks = PICKS,
  market: 2 | 3 = 3,
) {
  const slip = openSlip(options)
  const { fake, wait } = slip
  answerCombined(fake, mode, market)
  let seq = 0
  const showPrice = (match: number, prices: [number, number] = [-96, 90], ball = 10) => {
    seq += 1
    fake.frames.next(frameOf(match, { seq, prices, ball, market }))
  }
  for (const pick of picks) {
    fake.bus.next({ type: 'pick', pick })
    showPrice(pick.match_id)
    await wait(500)
  }
  slip.slip.chooseMode(mode)
  await wait(1000)
  const combination = () => {
    const { combination: held } = slip.slip
    if (!held || held.mode === 'myanmar') throw new Error('no combination')
    return held
  }
  if (mode === 'parlay') combination().wager.type('50')
  const press = async () => {
    void combination().wager.press()
    await wait(0)
  }
  return { ...slip, combination, press, showPrice }
}
