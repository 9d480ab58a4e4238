import { betMmoClick, betParlayMmo, betSingleMmo, type MyanmarQuote } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { matchChannel, type OddsFrame } from '@touchline/contracts/live'
import { HEAD, type MyanmarRow } from '@touchline/contracts/odds'
import type { MaungDeductions } from '@touchline/rules'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { openSlip } from './slip-bench'
import { ARSENAL, arsenalBet, arsenalSnapshot } from './slip-fixtures'

export const BODY = 9901

/** Home gives one goal, and loses half at exactly one: 1−50, as the board shows it. */
export const burmesePick = (n: number, change: Partial<PickIntent> = {}): PickIntent => ({
  match_id: ARSENAL + n,
  line_id: BODY + n,
  selection: 'home',
  myanmar: { goals: 1, percent: -50, upper: 'home' },
  ...change,
})
export const burmesePicks = (count: number) => Array.from({ length: count }, (_, n) => burmesePick(n))

/** Burmese selections of a slip, as they were picked. */
export const burmeseOf = ({ slip }: Pick<ReturnType<typeof openSlip>, 'slip'>) =>
  slip.burmese.map(({ pick }) => pick)

export interface BurmeseNow {
  market?: 2 | 3
  goals?: number
  percent?: number
  /** Place of the side that gives. */
  upper?: 0 | 1
  ball?: number
  odds?: number
  state?: 0 | 1 | 2
}

export function burmeseFrame(n: number, seq: number, now: BurmeseNow): OddsFrame {
  const { market = 2, goals = 1, percent = -50, upper = 0, ball = 5, odds = 95, state = 0 } = now
  const row: MyanmarRow = [BODY + n, 0, upper, goals, percent, ball, state, odds, odds]
  const frame = arsenalSnapshot({ seq, market })
  frame.payload[3][0]?.splice(HEAD.myanmar, 1, [row])
  const text = JSON.stringify({ ...frame, ch: matchChannel(ARSENAL + n) })
  return JSON.parse(text.replaceAll(`[${ARSENAL},`, `[${ARSENAL + n},`)) as OddsFrame
}

export const DEDUCTIONS = { byLegs: { '2': 15 }, otherwise: 20 }

export const quoteOf = (pick: PickIntent): MyanmarQuote => ({
  match_id: pick.match_id,
  line_id: pick.line_id,
  selection: pick.selection,
  open: true,
  reason: null,
  goals: 1,
  percent: -50,
  upper: 'home',
  odds: 95,
  ball: 5,
  score: null,
  parent_id: pick.match_id,
  league_id: 7,
  live: false,
  min_bet: 1000,
  max_bet: 500_000,
  max_payout: 5_000_000,
})

/** What the limits of its matches leave a body and a maung. */
interface LeftOfMatches {
  readonly body?: number
  readonly maung?: number
}

/** A server that quotes every body alike, and accepts. */
export function answerBurmese(
  fake: FakeHost,
  deductions: MaungDeductions = DEDUCTIONS,
  { body, maung }: LeftOfMatches = {},
): void {
  fake.answer(betMmoClick, ({ picks: asked }) => ({
    kind: 'ok',
    data: {
      quotes: asked.map((pick) => ({ ...quoteOf(pick), match_left: body })),
      parlay: {
        min_bet: 2000,
        max_bet: 100_000,
        max_payout: 2_000_000,
        limit: 'mmo_parlay',
        match_left: maung,
        deductions,
      },
    },
  }))
  for (const [call, kind] of [
    [betSingleMmo, 'mmo_single'],
    [betParlayMmo, 'mmo_parlay'],
  ] as const)
    fake.answer(call, ({ idem_key }: { idem_key: string }) => ({
      kind: 'ok',
      data: { bet: arsenalBet({ idem_key, kind }) },
    }))
}

/** A slip with bodies of so many matches picked. */
export async function burmeseSlip(
  picks: readonly PickIntent[] = burmesePicks(1),
  options: Parameters<typeof openSlip>[0] = {},
) {
  const slip = openSlip(options)
  const { fake, wait } = slip
  answerBurmese(fake)
  let seq = 0
  const showPrice = (n: number, now: BurmeseNow = {}) => {
    seq += 1
    fake.frames.next(burmeseFrame(n, seq, now))
  }
  for (const [n, pick] of picks.entries()) {
    fake.bus.next({ type: 'pick', pick })
    await wait(0)
    showPrice(pick.match_id === ARSENAL + n ? n : pick.match_id - ARSENAL)
  }
  await wait(1000)
  const burmese = () => {
    const { combination } = slip.slip
    if (combination?.mode !== 'myanmar') throw new Error('no Burmese bet')
    return combination
  }
  const press = async () => {
    void burmese().wager.press()
    await wait(0)
  }
  return { ...slip, showPrice, burmese, press }
}
