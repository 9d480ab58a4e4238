import { betCheck, betSingle } from '@touchline/contracts/calls'
import fc from 'fast-check'
import { openSlip } from '../../testing/slip-bench'
import {
  ARSENAL_PICK,
  arsenalBet,
  arsenalQuote,
  type MatchNow,
  TOTAL,
  WINNER,
} from '../../testing/slip-fixtures'
import { readyOf, totalsOf } from '../domain/several'

const RUNS = process.env.FULL ? 5_000 : 100
const WITHIN_MS = process.env.FULL ? 900_000 : 120_000
const AVAILABLE = 1_000_000_00

type Step =
  | { readonly do: 'feed'; readonly now: MatchNow }
  | { readonly do: 'add' | 'drop' | 'draw' | 'read' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'wait'; readonly ms: number }

const feed = fc.record({
  state: fc.constantFrom<(0 | 1)[]>(0, 1),
  line: fc.constantFrom(-2, -2, -2, -3),
  prices: fc.constantFrom<[number, number][]>([-96, 90], [-98, 92], [-80, 74]),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('feed' as const), now: feed }),
  fc.record({ do: fc.constantFrom('add' as const, 'drop' as const, 'draw' as const, 'read' as const) }),
  fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', '5', '70', '9000', '100000') }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 100, 350, 500, 1200) }),
)

/** Selections with their stakes as text, in the order of letters (who has to ask first leaves last), and what they risk together. */
interface Bets {
  readonly each: readonly string[]
  readonly risk: number
}

const riskOf = (stake: number, odds: number): number => (odds < 0 ? Math.round((stake * -odds) / 100) : stake)

/** Without those whose price moved just before the press. */
const without = (said: Bets, moved: readonly { readonly text: string; readonly risk: number }[]): Bets => ({
  each: said.each.filter((text) => !moved.some((one) => one.text === text)),
  risk: moved.reduce((risk, one) => risk - one.risk, said.risk),
})

/** Two singles, any events, and a press: the last drawn text of the button, and the sent bets. */
async function play(steps: readonly Step[]): Promise<{ said: Bets; left: Bets }> {
  const { fake, slip, show, wait, pick, close } = openSlip()
  fake.answer(betCheck, ({ picks: [asked] }) => ({
    kind: 'ok',
    data: { quotes: [arsenalQuote({ ...asked, ball: 0 })] },
  }))
  const left: { text: string; risk: number }[] = []
  fake.answer(betSingle, (request) => {
    left.push({
      text: `${request.selection} ${request.stake}`,
      risk: riskOf(request.stake, request.odds),
    })
    return { kind: 'ok', data: { bet: arsenalBet({ bet_id: request.selection }, request) } }
  })
  await pick()
  await pick({ ...ARSENAL_PICK, line_id: TOTAL, selection: 'over' })
  const { value } = fake.balance
  if (value) fake.balance.next({ ...value, available_balance: AVAILABLE })
  let said: Bets = { each: [], risk: 0 }
  const draw = () => {
    const ready = readyOf(slip.all)
    const each = ready.map(
      ({ selection, wager }) => `${selection.pick.selection} ${wager.money?.stake ?? 'none'}`,
    )
    said = { each: each.sort(), risk: totalsOf(ready)?.risk ?? 0 }
    slip.drawSeveral()
  }
  for (const { wager } of slip.all) wager.type('100')
  /** The button is drawn, and looked at for a while. */
  const read = async () => {
    draw()
    await wait(1000)
    draw()
  }
  await read()
  let [ball, lineId] = [10, 9001]
  for (const next of steps) {
    if (next.do === 'feed') {
      ball += 1
      lineId = next.now.line === -3 ? 9100 : 9001
      show({ ...next.now, ball, lineId })
    } else if (next.do === 'add')
      slip.add(
        { pick: { ...ARSENAL_PICK, line_id: WINNER, selection: 'draw' }, seen: null, remembered: null },
        '30',
      )
    else if (next.do === 'drop') slip.all[0]?.wager.remove()
    else if (next.do === 'type') slip.all[0]?.wager.type(next.text)
    else if (next.do === 'wait') await wait(next.ms)
    else if (next.do === 'read') await read()
    else draw()
  }
  void slip.pressSeveral()
  await wait(0)
  const moved = slip.all.flatMap(({ selection, wager: { draft, money } }) =>
    draft?.refusal?.code === 'oddsIsUpdating' && money?.stake != null
      ? { text: `${selection.pick.selection} ${money.stake}`, risk: money.risk ?? 0 }
      : [],
  )
  close()
  return {
    said: without(said, moved),
    left: { each: left.map(({ text }) => text).sort(), risk: left.reduce((sum, { risk }) => sum + risk, 0) },
  }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the button of several singles', () => {
  test(
    'sends what it said when it was drawn, less what moved just before the press, or nothing',
    async () => {
      const counts = { sent: 0, held: 0 }
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          const { said, left } = await play(steps)
          if (left.each.length > 0) expect(left).toEqual(said)
          counts[left.each.length > 0 ? 'sent' : 'held'] += 1
        }),
        { numRuns: RUNS },
      )
      // The property says little where all is sent, or nothing ever is.
      expect(Math.min(counts.sent, counts.held)).toBeGreaterThan(RUNS / 10)
    },
    WITHIN_MS,
  )
})
