import type { PickIntent } from '@touchline/contracts/host'
import type { MaungDeductions } from '@touchline/rules'
import {
  betAfter,
  type Kind,
  limitsOf,
  offered,
  press,
  priceOf,
  quoteFor,
  ready,
  refused,
  sending,
} from '../../testing/combined-steps'
import { type BurmeseNow, burmesePick, burmesePicks } from '../../testing/myanmar-bench'
import { ARSENAL_PICK } from '../../testing/slip-fixtures'
import { after, picked, type Step } from '../../testing/slip-steps'

const BODY = burmesePick(0)
const MODE: Step = { type: 'mode', mode: 'myanmar' }
const ASIAN = [picked(ARSENAL_PICK), quoteFor(2)]
const removed = (...ids: number[]): Step => ({ type: 'removed', ids, hasUndo: true })

test.each<[string, Kind, readonly Step[], object]>([
  ['opens its mode', 'body', [picked(BODY)], { mode: 'myanmar', picks: [BODY] }],
  ['goes with a second press on its price', 'body', [...ready('body'), picked(BODY)], { picks: [] }],
  [
    'is beside Asian ones, whose press opens their mode',
    'body',
    [...ready('body'), ...ASIAN],
    { mode: 'single', picks: [BODY, ARSENAL_PICK] },
  ],
  [
    'is bet without the Asian ones beside it',
    'body',
    [...ready('body'), ...ASIAN, MODE, press('body')],
    { request: { picks: [{ line_id: BODY.line_id }] } },
  ],
  [
    'comes back to its own mode when it was taken out',
    'body',
    [...ready('body'), removed(1), { type: 'mode', mode: 'single' }, { type: 'undone' }],
    { mode: 'myanmar', picks: [BODY] },
  ],
  [
    'goes with others, and leaves the Asian ones',
    'maung',
    [...ready('maung'), picked(ARSENAL_PICK), MODE, removed(1, 2)],
    { picks: [ARSENAL_PICK] },
  ],
  [
    'comes back with others in their order',
    'maung',
    [...ready('maung'), picked(ARSENAL_PICK), MODE, removed(1, 2), { type: 'undone' }],
    { mode: 'myanmar', picks: [ARSENAL_PICK, ...burmesePicks(2)] },
  ],
  [
    'is one of ten at most',
    'maung',
    burmesePicks(11).map((pick) => picked(pick)),
    { picks: burmesePicks(10), effects: ['notify full'] },
  ],
])('a Burmese selection %s', (_, kind, steps, has) => {
  expect(betAfter(kind, ...steps)).toMatchObject(has)
})

test.each<[string, BurmeseNow, object]>([
  ['the price of its pick', {}, { gate: 'confirm' }],
  ['a worse percent', { percent: -60 }, { gate: 'accept_price', from: { percent: -50 } }],
  ['other goals', { goals: 2 }, { gate: 'accept_line' }],
  ['a worse price', { odds: 90 }, { gate: 'accept_price' }],
  ['a suspension', { state: 1 }, { lock: { lock: 'suspended' } }],
  ['a closed price', { state: 2 }, { lock: { lock: 'closed' } }],
  ['a match in play', { market: 3 }, { lock: { lock: 'closed', why: { code: 'matchNotAllowBet' } } }],
])('%s is the gate of a Burmese selection', (_, now, gate) => {
  const { slip } = after(...offered('body'), priceOf('body', 0, { ball: 6, ...now }))
  expect(slip.burmese[0]?.gate).toMatchObject(gate)
})

test('the board has shown the price of a Burmese pick before the first one came', () => {
  const pick: PickIntent = { ...BODY, myanmar: { goals: 1, percent: -20, upper: 'home' } }
  const { slip } = after(picked(pick), priceOf('body'))
  expect(slip.burmese[0]?.gate).toMatchObject({
    gate: 'accept_price',
    from: { percent: -20 },
    terms: { percent: -50 },
  })
})

test('a covered move is marked until its mark ends, and a new version of the same price is not', () => {
  const movedAfter = (...steps: Step[]) =>
    after(...offered('body'), ...steps).slip.burmese[0]?.movedFrom ?? null
  const move = priceOf('body', 0, { percent: -40, ball: 7 })
  expect(movedAfter(priceOf('body', 0, { ball: 6 }))).toBeNull()
  expect(movedAfter(move)).toMatchObject({ percent: -50 })
  expect(movedAfter(move, { type: 'mark_ended', id: 1 })).toBeNull()
})

/** Limits of prices that have closed. */
const CLOSED = { quote: { open: false, min_bet: 0, max_bet: 0, max_payout: 0 }, limit: null }

test.each<[string, Kind, readonly Step[], number | undefined]>([
  ['a body keeps', 'body', [...offered('body'), limitsOf('body', CLOSED)], 500_000],
  ['a parlay keeps', 'parlay', [...offered('parlay'), limitsOf('parlay', CLOSED)], 100_000],
  [
    'a maung does not have the limits of its body',
    'maung',
    [...offered('body'), limitsOf('body', CLOSED), picked(burmesePick(1)), limitsOf('maung', CLOSED)],
    undefined,
  ],
])('%s: the last limits stay when the price closes', (_, kind, steps, maxBet) => {
  expect(betAfter(kind, ...steps).limits?.maxBet).toBe(maxBet)
  expect(betAfter(kind, ...steps, press(kind)).request).toBeNull()
})

describe('the deduction of a maung of two, which was 15 %', () => {
  const deducted = (two: number) => limitsOf('maung', { limit: { deductions: deductionOf(two) } })
  const deductionOf = (two: number): MaungDeductions => ({ byLegs: { '2': two }, otherwise: 30 })
  const raised = [...ready('maung'), press('maung', 20_000), deducted(25)]
  const refusedAt25 = [
    ...sending('maung'),
    refused('maung', 'invalidOddsBall', { deduction: 25 }),
    deducted(25),
  ]
  const raisedTwice = [...ready('maung'), deducted(25), deducted(60)]

  test.each<[string, readonly Step[], object]>([
    ['asks when it rises', [...ready('maung'), deducted(25)], { readiness: 'asks' }],
    ['asks when it rises again', [...ready('maung'), deducted(10), deducted(15)], { readiness: 'asks' }],
    [
      'stops a press whose limits bring it',
      raised,
      { request: null, readiness: 'asks', effects: ['notify not_sent'] },
    ],
    ['is accepted by the next press', [...raised, press('maung')], { request: { deduction: 25 } }],
    [
      'stops no press when it falls',
      [...ready('maung'), press('maung', 20_000), deducted(10)],
      { request: { deduction: 10 } },
    ],
    ['asks after a refusal for it', refusedAt25, { request: null, readiness: 'asks' }],
    ['is bet as it was asked about', [...refusedAt25, press('maung')], { request: { deduction: 25 } }],
    ['is not bet when it rises again just before', [...raisedTwice, press('maung', 10)], { request: null }],
    ['is bet once it could be read', [...raisedTwice, press('maung')], { request: { deduction: 60 } }],
  ])('%s', (_, steps, has) => {
    expect(betAfter('maung', ...steps)).toMatchObject(has)
  })
})
