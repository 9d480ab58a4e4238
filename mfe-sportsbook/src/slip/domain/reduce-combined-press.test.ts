import { picksOf } from '../../testing/combination-bench'
import {
  betAfter,
  input,
  type Kind,
  leave,
  legsOf,
  limitsOf,
  offered,
  ofMember,
  press,
  priceOf,
  quoteFor,
  ready,
  recordAfter,
  refused,
  stakeOf,
} from '../../testing/combined-steps'
import { ARSENAL_PICK } from '../../testing/slip-fixtures'
import {
  after,
  KEEP,
  MISTYPE,
  news,
  PRESS,
  picked,
  pickOf,
  READY,
  removed,
  type Step,
  sentBy,
  typed,
  unquoted,
} from '../../testing/slip-steps'
import { stakeFaultOf } from './slip-stake'

/** What the last step notifies of a press that sent nothing. */
const notSentAfter = (...steps: readonly Step[]) =>
  after(...steps).effects.flatMap((effect) =>
    effect.do === 'notify' && effect.notice.about === 'not_sent' ? effect.notice.why : [],
  )

const late = (kind: Kind) => press(kind, 20_000)
const legGoes = (kind: Kind) => [
  ...ready(kind, 4),
  late(kind),
  removed(1),
  limitsOf(kind, { legs: legsOf(kind, 4) }),
]
const kickOff = [...ready('parlay', 4), priceOf('parlay', 0, { market: 3, ball: 11, score: [0, 0] })]
const joins = [...ready('system'), picked(pickOf(3)), priceOf('system', 3), quoteFor(4), press('system')]
const fewer = [...joins, limitsOf('system', { legs: picksOf(4), quote: { combo_min: 3 } })]
const unquotedMaung = [...offered('maung').slice(0, -1), stakeOf('maung', '50'), press('maung')]
const deductions = { byLegs: { '2': 30 }, otherwise: 35 }
const dear = [...unquotedMaung, limitsOf('maung', { limit: { deductions } })]

describe('a press sends the bet of its button', () => {
  test.each<[string, Kind, readonly Step[], object[]]>([
    ['a leg goes meanwhile', 'parlay', legGoes('parlay'), [{ what: 'selections' }]],
    ['a leg goes meanwhile', 'system', legGoes('system'), [{ what: 'selections' }]],
    ['a leg goes meanwhile', 'maung', legGoes('maung'), [{ what: 'selections' }]],
    ['it has fewer tickets', 'system', fewer, [{ what: 'tickets', before: 10, now: 4 }]],
    ['its deduction is higher than shown', 'maung', dear, [{ what: 'deduction', before: 15, now: 30 }]],
    ['a leg has just kicked off', 'parlay', [...kickOff, press('parlay', 399)], []],
  ])('and none where %s: a %s', (_, kind, steps, why) => {
    expect(betAfter(kind, ...steps)).toMatchObject({ stage: 'editing', request: null })
    expect(notSentAfter(...steps)).toEqual(why)
  })

  test.each<[string, Kind, readonly Step[], object]>([
    ['the other tickets', 'system', [...fewer, press('system')], { units: [{ size: 3, stake: 2000 }] }],
    ['the higher deduction', 'maung', [...dear, press('maung')], { deduction: 30 }],
    ['the remaining legs', 'parlay', [...kickOff, press('parlay', 400)], { picks: picksOf(4).slice(1) }],
  ])('and %s by the next press: a %s', (_, kind, steps, request) => {
    expect(betAfter(kind, ...steps).request).toMatchObject(request)
  })

  test('and none just after a selection joins that was bet alone and is kept', () => {
    const alone = [...ready('parlay', 4), KEEP, typed('100'), quoteFor(1), PRESS]
    const joined = [...alone, news({}, sentBy(after(...alone)))]
    const legsAfter = (...steps: readonly Step[]) => after(...steps).slip.combinable.length
    expect([legsAfter(...alone), legsAfter(...joined)]).toEqual([3, 4])
    const stageAfter = (ms: number) => betAfter('parlay', ...joined, press('parlay', ms)).stage
    expect([stageAfter(399), stageAfter(400)]).toEqual(['editing', 'sending'])
  })
})

describe('a combined bet that is validated', () => {
  const pressed = [...ready('parlay'), late('parlay')]
  const fails = { ...unquoted('requestLimit'), owner: 'parlay' } as Step
  const line = priceOf('parlay', 0, { ball: 20, line: -3, lineId: 9100 })
  const lower = limitsOf('parlay', { quote: { odds: 190, ball: 10 } })
  const moved = { refusal: { code: 'oddsIsUpdating' } }

  test.each<[string, readonly Step[], object]>([
    ['has the code of the edge without limits', [...pressed, fails], { refusal: { code: 'requestLimit' } }],
    ['has no refusal of the press before', [...pressed, fails, late('parlay')], { refusal: null }],
    ['is not sent where a line has moved on', [...pressed, line, limitsOf('parlay')], moved],
    ['is not sent at lower prices', [...pressed, lower], moved],
  ])('%s', (_, steps, draft) => {
    expect(betAfter('parlay', ...steps)).toMatchObject({ request: null, draft })
  })

  test('is edited again once all its legs have gone', () => {
    expect(betAfter('parlay', ...pressed).stage).toBe('validating')
    expect(betAfter('parlay', ...pressed, removed(1, 2, 3)).stage).toBe('editing')
  })
})

describe('the refusal of all legs', () => {
  const refusal = refused('parlay', 'betOverMaxPerMatch', { bound: 0, legs: [0] })
  const later = (match_left: number) => ({ ...limitsOf('parlay', { quote: { match_left } }), afterMs: 2000 })

  test.each<[string, Step[], object | null, string | null]>([
    ['stays', [], { bound: 0 }, 'full'],
    ['ends where one of them goes', [removed(1)], null, null],
    ['has the limit of a later check', [later(4000)], { bound: 4000, about: [ARSENAL_PICK] }, null],
    ['ends with a later check', [later(400_000)], null, null],
  ])('%s', (_, steps, has, fault) => {
    const sent = [...ready('parlay'), press('parlay'), refusal]
    const { draft, money, limits } = betAfter('parlay', ...sent, ...steps)
    expect(draft).toMatchObject({ refusal: has, stakeText: '50' })
    expect(stakeFaultOf(money, limits)).toBe(fault)
  })
})

test('a row of a system in a whole currency is bet as the payout limit lowers it', () => {
  const limit = { min_bet: 100_000, max_bet: 1_000_000_000, max_payout: 200_000_000 }
  const steps = [
    ...offered('system'),
    limitsOf('system', { limit }),
    stakeOf('system', '1000000', 3),
    press('system'),
    press('system'),
  ]
  const { request } = betAfter('system', ...ofMember({ currency: 'MMK', available: 1e12 }, steps))
  expect(request).toMatchObject({ units: [{ size: 3, stake: 23_558_000 }] })
})

test.each(['system', 'parlay'] as const)('twelve digits are no fault in a %s', (kind) => {
  const text = stakeOf(kind, '999999999999', kind === 'system' ? 2 : undefined)
  expect(betAfter(kind, ...offered(kind), text).money?.verdict.ok).toBe(false)
})

test('a maung that would pay too much at the least stake is not sent, and keeps its stake', () => {
  const steps = [
    ...offered('maung'),
    limitsOf('maung', { limit: { max_payout: 5000 } }),
    stakeOf('maung', '1000'),
    leave('maung'),
    press('maung'),
  ]
  expect(after(...steps).slip.combination?.wager.paysTooMuch).toBe(true)
  expect(betAfter('maung', ...steps)).toMatchObject({ request: null, draft: { stakeText: '1,000' } })
})

describe('a mistyped stake', () => {
  const refuse = (kind: Kind, size?: number) =>
    input(kind, { do: 'refuse', isRefused: true, ...(size && { size }) })
  const spread = (size: number) => input('system', { do: 'spread', size })

  test('of a parlay or of a row is not stored', () => {
    expect(recordAfter(...ready('parlay'), refuse('parlay'))?.stakes.parlay?.stakeText).toBe('')
    expect(recordAfter(...ready('system'), refuse('system', 2))?.stakes.system?.rows).toEqual({ 3: '20' })
  })

  test('of a row goes into no other row before it is mended', () => {
    const mistyped = betAfter('system', ...ready('system'), refuse('system', 2), spread(2))
    expect(mistyped).toMatchObject({
      draft: { rows: { 2: '10', 3: '20' }, mistyped: [2] },
      money: { verdict: { ok: false } },
    })
    const other = betAfter('system', ...ready('system'), refuse('system', 2), spread(3))
    expect(other.draft).toMatchObject({ rows: { 2: '20', 3: '20' }, mistyped: undefined })
  })

  test('ends with an edit in the other tab', () => {
    const record = recordAfter(...READY)
    const stored: Step = { type: 'stored', record, sent: [], sentHere: new Set(), isTyping: false }
    expect(betAfter('single', ...READY, MISTYPE, stored).draft).toMatchObject({
      stakeText: '100',
      mistyped: undefined,
    })
  })
})
