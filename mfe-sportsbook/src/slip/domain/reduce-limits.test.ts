import type { RefusalDetails } from '@touchline/contracts/calls'
import type { PickIntent } from '@touchline/contracts/host'
import { picksOf } from '../../testing/combination-bench'
import {
  betAfter,
  input,
  type Kind,
  leave,
  limitsOf,
  offered,
  press,
  quoteFor,
  refused,
  sending,
  stakeOf,
} from '../../testing/combined-steps'
import { ARSENAL_PICK } from '../../testing/slip-fixtures'
import { after, picked, type Step } from '../../testing/slip-steps'
import { stakeFaultOf } from './slip-stake'

const AWAY: PickIntent = { ...ARSENAL_PICK, selection: 'away' }
const FOUR = picksOf(4)
const removed = (id: number): Step => ({ type: 'removed', ids: [id], hasUndo: false })
const limited = (kind: Kind, limit: object, legs?: readonly PickIntent[]) =>
  limitsOf(kind, { limit, ...(legs && { legs }) })
const offer = (kind: Kind, text: string, size?: number) => [...offered(kind), stakeOf(kind, text, size)]
const minorOf = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100)
/** A stake where the match leaves so much. */
const left = (kind: Kind, match_left: number, text: string): Step[] => [
  ...offered(kind),
  kind === 'single' ? quoteFor(1, { match_left }) : limitsOf(kind, { quote: { match_left } }),
  stakeOf(kind, text, kind === 'system' ? 2 : undefined),
]
/** A bet that the server refuses for the limit of the match. */
const refusedFor = (kind: Kind, details: RefusalDetails) => [
  ...sending(kind),
  refused(kind, 'betOverMaxPerMatch', details),
]

test.each<[string, Kind, readonly Step[], draft: object, request: object]>([
  ['max', 'parlay', offer('parlay', '90000'), { stakeText: '1,000' }, { stake: 100_000 }],
  ['max', 'body', offer('body', '9000'), { stakeText: '5,000' }, { stake: 500_000 }],
  ['min', 'system', offer('system', '1', 2), { rows: { 2: '3' } }, { units: [{ size: 2, stake: 300 }] }],
  // 64 times the stake, less a fifth.
  [
    'payout',
    'maung',
    [...offered('maung', 6), stakeOf('maung', '1000')],
    { stakeText: '390.62' },
    { stake: 39_062 },
  ],
  // At −0.96 a stake of 100 risks 96.
  ['match', 'single', left('single', 9600, '200'), { stakeText: '100' }, { stake: 10_000 }],
  ['match', 'parlay', left('parlay', 4000, '50'), { stakeText: '40' }, { stake: 4000 }],
  // Three tickets of two legs are at risk together.
  ['match', 'system', left('system', 4000, '50'), { rows: { 2: '13.33' } }, { units: [{ stake: 1333 }] }],
  ['match', 'single', refusedFor('single', { bound: 5000 }), { stakeText: '50' }, { stake: 5000 }],
  // The stake that risks the remaining amount.
  [
    'match',
    'single',
    refusedFor('single', { bound: 5000, stake_bound: 9000 }),
    { stakeText: '90' },
    { stake: 9000 },
  ],
  ['match', 'parlay', refusedFor('parlay', { bound: 2000 }), { stakeText: '20' }, { stake: 2000 }],
  ['match', 'body', refusedFor('body', { bound: 5000 }), { stakeText: '50' }, { stake: 5000 }],
  ['match', 'maung', refusedFor('maung', { bound: 5000 }), { stakeText: '50' }, { stake: 5000 }],
  // Each row keeps its least of 3, and a third of the rest.
  [
    'match',
    'system',
    refusedFor('system', { bound: 2500 }),
    { rows: { 2: '5.39', 3: '8.81' } },
    { stake: 2498, units: [{ stake: 539 }, { stake: 881 }] },
  ],
])(
  'the limit "%s" moves the stake of a %s in sight of a press, and the next press bets it',
  (limit, kind, steps, draft, request) => {
    const typed = betAfter(kind, ...steps).draft
    const moved = betAfter(kind, ...steps, press(kind))
    expect(moved).toMatchObject({ stage: 'editing', request: null, draft: { ...draft, refusal: null } })
    const { stakeText, adjustment, rows, notes } = moved.draft ?? {}
    if (!rows)
      expect(adjustment).toMatchObject({ limit, from: minorOf(typed?.stakeText), to: minorOf(stakeText) })
    for (const [size, row] of Object.entries(rows ?? {}))
      expect(notes?.[+size]).toMatchObject({ limit, from: minorOf(typed?.rows?.[+size]), to: minorOf(row) })
    expect(betAfter(kind, ...steps, press(kind), press(kind, 399)).request).toBeNull()
    expect(betAfter(kind, ...steps, press(kind), press(kind)).request).toMatchObject(request)
  },
)

test.each<[RefusalDetails, bound: number, next: Step[]]>([
  [{ bound: 5000 }, 5000, []],
  [{ bound: 5000, stake_bound: 9000 }, 9000, []],
  // No bet fits.
  [{ bound: 200 }, 200, [leave('single')]],
  [{ bound: 0 }, 0, [leave('single')]],
])('a refusal for the limit of the match, %j, leaves the stake as typed', (details, bound, next) => {
  const { draft } = betAfter('single', ...refusedFor('single', details), ...next)
  expect(draft).toMatchObject({ stakeText: '100', adjustment: null, refusal: { bound } })
})

test.each<[string, Kind, readonly Step[], string | null, draft: object]>([
  ['a single', 'single', left('single', 500, '100'), 'full', { stakeText: '100' }],
  ['a refused single', 'single', refusedFor('single', { bound: 0 }), 'full', { stakeText: '100' }],
  ['a system of three doubles of 3', 'system', left('system', 500, '50'), 'full', { rows: { 2: '50' } }],
  ['a system of three doubles of 3', 'system', left('system', 900, '50'), null, { rows: { 2: '3' } }],
])('%s (%s) is bet only where the match has room for its least stake', (_, kind, steps, fault, draft) => {
  const { money, limits } = betAfter(kind, ...steps)
  expect(stakeFaultOf(money, limits)).toBe(fault)
  expect(betAfter(kind, ...steps, press(kind))).toMatchObject({ request: null, draft })
})

test.each<[Kind, body: number, maung: number | undefined, bound: number]>([
  ['body', 4000, 9000, 4000],
  ['maung', 4000, 9000, 9000],
  ['maung', 9000, 4000, 4000],
  ['maung', 4000, undefined, 4000],
])('the rest of the match for a %s: of its quote %s, of its limit %s', (kind, body, maung, bound) => {
  const steps = [
    ...offered(kind),
    limitsOf(kind, { quote: { match_left: body }, limit: { match_left: maung } }),
  ]
  const { money, limits } = betAfter(kind, ...steps, stakeOf(kind, String(bound / 100 + 1)))
  expect(limits?.matchRemaining).toBe(bound)
  expect(money?.verdict).toMatchObject({ code: 'betOverMaxPerMatch', bound })
  expect(betAfter(kind, ...steps, stakeOf(kind, String(bound / 100))).money?.verdict.ok).toBe(true)
})

test('the rest of the match is the bound and the highest of a stake', () => {
  const verdict = { ok: false, code: 'betOverMaxPerMatch', bound: 10_000 }
  expect(betAfter('single', ...left('single', 9600, '200')).money?.verdict).toMatchObject(verdict)
  const most = betAfter('single', ...left('single', 9600, '200'), input('single', { do: 'max' }))
  expect(most.draft?.stakeText).toBe('100')
})

test.each(['1000', '3', '1'])(
  'no press bets a parlay of %s whose least stake pays over the limit',
  (text) => {
    const pays = [...offer('parlay', text), limited('parlay', { max_payout: 2000 }), leave('parlay')]
    expect(after(...pays).slip.combination?.wager.paysTooMuch).toBe(true)
    const { draft } = betAfter('parlay', ...pays)
    expect(draft).toMatchObject({ stakeText: text === '1000' ? '1,000' : text, adjustment: null })
    expect(betAfter('parlay', ...pays, press('parlay'))).toMatchObject({ request: null, draft })
    expect(betAfter('parlay', ...pays, input('parlay', { do: 'max' })).draft?.stakeText).toBe('3')
  },
)

describe('the stake of a parlay of four', () => {
  const four = [...offered('parlay', 4), limited('parlay', { max_payout: 1_000_000 }, FOUR)]
  const conflict = [picked(AWAY), limited('parlay', { max_payout: 1_000_000 }, [...FOUR, AWAY])]
  const typed = (text: string) => [stakeOf('parlay', text), leave('parlay')]
  // 10,000 divided by four prices of 2.04.
  const cut = { draft: { stakeText: '577.40', adjustment: { limit: 'payout', from: 800_000 } } }
  const uncut = { draft: { stakeText: '1,000', adjustment: { limit: 'max', from: 800_000 } } }
  const resolved = [
    ...conflict,
    ...typed('8000'),
    removed(5),
    limited('parlay', { max_payout: 1_000_000 }, FOUR),
  ]

  test.each<[string, readonly Step[], object]>([
    ['is cut by the payout limit', typed('8000'), cut],
    ['stays cut when a leg goes: only the player raises it', [...typed('8000'), removed(4)], cut],
    ['is bet as it was cut', [...typed('8000'), removed(4), press('parlay')], { request: { stake: 57_740 } }],
    [
      'is not bet just after a leg went',
      [...typed('50'), removed(4), press('parlay', 399)],
      { request: null },
    ],
    [
      'has no payout while legs exclude one another',
      [...conflict, ...typed('900')],
      { fault: 'conflict', draft: { stakeText: '900', adjustment: null } },
    ],
    [
      'has the highest of a bet then',
      [...conflict, input('parlay', { do: 'max' })],
      { draft: { stakeText: '1,000' } },
    ],
    ['is not cut when the conflict ends', resolved, uncut],
    [
      'is cut by the next press, which names the typed stake',
      [...resolved, press('parlay')],
      { request: null, ...cut },
    ],
  ])('%s', (_, steps, has) => {
    expect(betAfter('parlay', ...four, ...steps)).toMatchObject(has)
  })
})

describe('a row of a system', () => {
  const type = (size: number, text: string) => stakeOf('system', text, size)
  const left = (size: number, text: string) => [type(size, text), leave('system')]
  const PRESS = press('system')
  const byMax = { 2: { limit: 'max', to: 100_000 } }
  const byPayout = { 2: { limit: 'payout', from: 800_000 } }
  const payout = limited('system', { max_payout: 200_000 })
  const inTurn = [payout, ...left(2, '150'), ...left(3, '300'), ...left(2, '0.20')]
  const raised = [...inTurn, type(3, '20'), ...left(2, '150')]

  test.each<[string, readonly Step[], notes: object, has?: object]>([
    ['has a note of its limit', left(2, '8000'), byMax, { rows: { 2: '1,000' } }],
    ['has its note while another is typed', [...left(2, '8000'), type(3, '5')], byMax],
    ['has no note once it is typed anew', [...left(2, '8000'), type(2, '20')], {}, { rows: { 2: '20' } }],
    ['has no note once a press has shown it', [...left(2, '8000'), PRESS, type(3, '5')], {}],
    ['has its own limits while another is typed', inTurn, { 2: { limit: 'min', from: 20 } }],
    ['is not cut for the payout of all before a press', raised, {}, { rows: { 2: '150', 3: '20' } }],
    ['is cut for the payout of all by a press', [...raised, PRESS], { 2: { limit: 'payout', from: 15_000 } }],
  ])('%s', (_, steps, notes, has = {}) => {
    const { draft } = betAfter('system', ...offered('system'), ...steps)
    expect(draft).toMatchObject({ notes, ...has })
    expect(Object.keys(draft?.notes ?? {})).toEqual(Object.keys(notes))
  })

  test.each<[string, readonly Step[], sent: number]>([
    [
      'that was cut needs a press to be read, and one to be bet',
      [...left(2, '8000'), type(3, '5'), PRESS, PRESS],
      1,
    ],
    ['that was cut is not bet by the first press', [...left(2, '8000'), type(3, '5'), PRESS], 0],
    ['that was typed anew is bet by the first press', [...left(2, '8000'), type(2, '20'), PRESS], 1],
  ])('%s', (_, steps, sent) => {
    expect(betAfter('system', ...offered('system'), ...steps).request ? 1 : 0).toBe(sent)
  })

  const ofFour = [...offered('system', 4), limited('system', { max_payout: 200_000 }, FOUR)]
  const conflict = [picked(AWAY), limited('system', { max_payout: 20_000 }, [...FOUR, AWAY])]
  const shortened = [type(2, '10'), ...left(4, '8000'), removed(4), limited('system', {}), PRESS]

  test.each<[string, readonly Step[], object]>([
    ['stays cut when a leg goes', [...left(2, '8000'), PRESS, removed(4)], { draft: { notes: byPayout } }],
    [
      'has no payout limit while legs exclude one another',
      [...conflict, input('system', { do: 'max', size: 5 })],
      { fault: 'conflict', draft: { rows: { 5: '1000' } } },
    ],
    ['that went with a leg is not to be read', shortened, { request: { units: [{ size: 2, stake: 1000 }] } }],
  ])('%s', (_, steps, has) => {
    expect(betAfter('system', ...ofFour, ...steps)).toMatchObject(has)
  })
})

test('the stakes of a parlay and a system on the same legs are their own', () => {
  const mode = (one: 'parlay' | 'system'): Step => ({ type: 'mode', mode: one })
  const steps = [...offer('system', '10', 2), mode('parlay'), stakeOf('parlay', '77'), mode('system')]
  expect(betAfter('parlay', ...steps).draft).toMatchObject({ stakeText: '77' })
  expect(betAfter('system', ...steps).draft).toMatchObject({ stakeText: '', rows: { 2: '10' } })
})
