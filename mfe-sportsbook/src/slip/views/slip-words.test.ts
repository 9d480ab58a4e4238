import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { type Translate, translator } from '@touchline/ui/words'
import { slipWords } from '../../locales/words'
import { arsenalBet, arsenalLeg, NOW } from '../../testing/slip-fixtures'
import type { SlipLock } from '../domain/slip-gate'
import { legNumbers } from './parlay/conflict-ways'
import { slipPageWords } from './slip-page-words'
import {
  countedEvent,
  kickoffWords,
  matchAndKind,
  matchRemainingText,
  pickAlone,
  pickWithLine,
} from './slip-words'
import { shortageText } from './stake-error'

/** A translation is its key with its values. */
const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as Translate
/** The same, but teams have their names. */
const named = ((key: string, values?: { team?: string }) =>
  key === 'pick.team' ? values?.team : key) as Translate

const { summary, news } = slipPageWords(() => translator(slipWords.loaded, slipWords.namespaces))
beforeAll(() => slipWords.load('en'))

const CORNERS = 'Serie A - Corners'
const OVER = { bet_type: 'ou', selection: 'over', line: 10 } as const
const voidLeg = (void_reason?: NonNullable<BetLeg['void_reason']>) =>
  arsenalLeg({ result: 'void', ...(void_reason && { void_reason }) })

test.each<[string, Partial<BetLeg>]>([
  ['Arsenal −0.5', { line: -2 }],
  ['Chelsea +0.5', { line: -2, selection: 'away' }],
  ['Arsenal 1+30', { myanmar: { goals: 1, percent: 30, upper: 'home' } }],
  ['Chelsea (Arsenal 1+30)', { myanmar: { goals: 1, percent: 30, upper: 'home' }, selection: 'away' }],
  ['Arsenal (Chelsea =−70)', { myanmar: { goals: 0, percent: -70, upper: 'away' } }],
  ['pick.over 2−50', { ...OVER, myanmar: { goals: 2, percent: -50, upper: 'home' } }],
])('a selection reads "%s": a line of the side that gives has its name', (text, change) => {
  expect(pickWithLine(named, arsenalLeg({ line: 0, ...change }))).toBe(text)
})

test.each<[string, Partial<BetLeg>]>([
  ['Arsenal −0.5', { line: -2 }],
  ['Arsenal −0.5 (counted.corners)', { line: -2, league: CORNERS }],
  ['pick.over 2.5 (spoken.match)', OVER],
  ['pick.over 2.5 (counted.corners · spoken.match)', { ...OVER, league: CORNERS }],
  ['pick.draw (spoken.match)', { bet_type: 'oxt', selection: 'X' }],
  ['pick.score (spoken.match)', { bet_type: 'cs', selection: '1-0' }],
  ['Arsenal', { bet_type: 'oxt', selection: '1' }],
  ['pick.outright (Serie A)', { bet_type: 'orz', selection: 'win' }],
])('in a notice a selection is called "%s"', (text, change) => {
  expect(pickAlone(named, arsenalLeg({ league: 'Serie A', line: 0, ...change }))).toBe(text)
})

test.each<[leg: Partial<BetLeg>, text: string]>([
  [{ bet_type: 'orz' }, 'pick.team England Premier League · kind.orz.0'],
  [{ bet_type: 'oxt' }, 'spoken.match Arsenal Chelsea · kind.oxt.0'],
  [{ league: 'Serie A', market: 2 }, 'spoken.match Arsenal Chelsea · kind.hdp.0'],
  [
    { league: 'Serie A - Bookings', market: 2 },
    'spoken.match Arsenal Chelsea · counted.bookings · kind.hdp.0',
  ],
])('the context of %j is "%s"', (change, text) => {
  expect(matchAndKind(t, arsenalLeg(change))).toBe(text)
})

test.each([
  { league: 'Serie A - Bookings', event: 'counted.bookings · spoken.match' },
  { league: 'Serie A', event: 'spoken.match' },
])('a leg of $league names its counted event: "$event"', ({ league, event }) => {
  expect(countedEvent(named, arsenalLeg({ league, market: 2 }))).toBe(event)
})

const MINUTE = 60_000
// It is 23:22 of 21/11 in GMT+8.
test.each([
  { it: 'before midnight', minutes: 37, text: '23:59' },
  { it: 'at midnight', minutes: 38, text: '22/11\u00a000:00' },
  { it: 'in the night to come', minutes: 158, text: '22/11\u00a002:00' },
  { it: 'a week later', minutes: 7 * 1440, text: '28/11\u00a023:22' },
  { it: 'on this day before now', minutes: -60, text: '22:22' },
  { it: 'yesterday', minutes: -1440, text: '20/11\u00a023:22' },
])('a kick-off $it is called "$text", as the board calls it', ({ minutes, text }) => {
  expect(kickoffWords(NOW + minutes * MINUTE, NOW)).toBe(text)
})

test.each([
  { available: 500_000, currency: 'MYR', text: 'field.insufficient_balance 5,000.00' },
  { available: 19_801_250, currency: 'MMK', text: 'field.insufficient_balance 198,012' },
  { available: 50, currency: 'MMK', text: 'error.insufficient_balance' },
  { available: -920, currency: 'MYR', text: 'error.insufficient_balance' },
] as const)('a balance of $available $currency is short by "$text"', ({ available, currency, text }) => {
  expect(shortageText(t, available, currency)).toBe(text)
})

test.each([
  { left: 5_009_900, currency: 'MMK', text: 'field.betOverMaxPerMatch 50,099' },
  { left: 50_050, currency: 'MMK', text: 'field.betOverMaxPerMatch 500' },
  { left: 50_050, currency: 'MYR', text: 'field.betOverMaxPerMatch 500.50' },
  { left: 99, currency: 'MMK', text: 'field.nothingLeftOnMatch' },
] as const)('a remaining match limit of $left $currency offers no more: "$text"', (row) => {
  expect(matchRemainingText(t, row.left, row.currency)).toBe(row.text)
})

describe('numbers of legs', () => {
  const join = ((key: string, values?: Record<string, string>) =>
    key === 'parlay.legNumbers' ? `${values?.first} နှင့် ${values?.last}` : key) as Translate
  afterEach(() => jest.restoreAllMocks())

  test.each([
    { tag: 'en', places: [0, 3], text: '1 and 4' },
    { tag: 'en', places: [3, 4, 5], text: '4, 5 and 6' },
    { tag: 'en-GB', places: [0, 2, 3], text: '1, 3 and 4' },
    { tag: 'th', places: [0, 1], text: '1และ2' },
    { tag: 'my', places: [1], text: '2', hasLists: false },
    { tag: 'my', places: [0, 1], text: '1 နှင့် 2', hasLists: false },
    { tag: 'my', places: [0, 2, 3], text: '1, 3 နှင့် 4', hasLists: false },
  ])('are listed as its language does, by the browser or by our words: "$text"', (row) => {
    if (row.hasLists === false) jest.spyOn(Intl.ListFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(legNumbers(join, row.tag, row.places)).toBe(row.text)
  })
})

const suspended: SlipLock = { lock: 'suspended', why: { from: 'feed', reason: 'goal' } }
const closed: SlipLock = { lock: 'closed', why: { from: 'server', code: 'matchEnded' } }
test.each<[text: string, leg?: Partial<BetLeg>, lock?: SlipLock]>([
  ['Arsenal −0.5 @ −0.96 · Arsenal v Chelsea'],
  ['Over 2.5 @ 0.85 · Arsenal v Chelsea', { ...OVER, odds: 85 }],
  ['Not available · Arsenal −0.5 · Arsenal v Chelsea', {}, closed],
  ['Suspended · Arsenal −0.5 · Arsenal v Chelsea', {}, suspended],
  ['Arsenal −0.5 @ −0.96 · Arsenal v Chelsea', {}, { lock: 'loading' }],
])('the summary of a closed slip is "%s"', (text, leg = {}, lock = undefined) => {
  expect(summary(arsenalLeg(leg), lock)).toBe(text)
})

describe('the notice of a bet', () => {
  const parlay = { status: 'void', kind: 'parlay' } as const

  test.each<[bet: string, change: Partial<Bet>, reason: string | null]>([
    ['void', { status: 'void', legs: [voidLeg('cancelled')] }, 'Void: the match was cancelled.'],
    [
      'void on matches that were all cancelled',
      { ...parlay, legs: [voidLeg('cancelled'), voidLeg('cancelled')] },
      'Void: the match was cancelled.',
    ],
    [
      'void for two reasons',
      { ...parlay, legs: [voidLeg('cancelled'), voidLeg('walkover')] },
      'Void: the match was cancelled. Void: one side did not appear.',
    ],
    ['void by an older server', { status: 'void', legs: [voidLeg()] }, null],
    ['won beside a void leg', { status: 'settled', result: 'win', legs: [voidLeg('cancelled')] }, null],
    [
      'corrected',
      { status: 'settled', result: 'lose', net: -300_000, settlement_kind: 'corrected' },
      'This replaces the earlier settlement.',
    ],
  ])('that is %s has a reason where it came back', async (_, change, reason) => {
    expect((await news(arsenalBet(change))).receipt.reason).toBe(reason)
  })

  test.each<[change: Partial<Bet>, title: string, text: RegExp]>([
    [{ result: 'draw', net: 0 }, 'Stake back', /: Stake back$/],
    [{ result: 'win', net: 9_600 }, 'Won +96.00', /: Won \+96\.00$/],
    [
      { kind: 'system', result: 'lose', returned: 2_200, net: -800 },
      'Lost −8.00 · Returned 22.00',
      /: Lost −8\.00 · Returned 22\.00$/,
    ],
    [
      { result: 'lose', net: -300_000, settlement_kind: 'corrected' },
      'Result corrected: Lost −3,000.00',
      /^Result corrected: Arsenal .*: Lost −3,000\.00$/,
    ],
    [
      { status: 'void', settlement_kind: 'corrected', legs: [voidLeg('cancelled')] },
      'Result corrected: Bet void',
      /^Result corrected: Bet void: Arsenal .*Stake refunded\.$/,
    ],
    [
      { result: 'win', net: 9_600, settlement_kind: 'again' },
      'Resettled: Won +96.00',
      /^Resettled: Arsenal .*: Won \+96\.00$/,
    ],
    [{ result: 'win', net: 9_600, settlement_kind: 'first' }, 'Won +96.00', /^Arsenal .*: Won \+96\.00$/],
  ])('that ended as %j has the title %s', async (change, title, expected) => {
    const { text, receipt } = await news(arsenalBet({ status: 'settled', ...change }))
    expect(receipt.title).toBe(title)
    expect(text).toMatch(expected)
  })

  test('that is reopened has its reason', async () => {
    const { text, receipt } = await news(arsenalBet({ status: 'running', reopened_at: 0 }))
    expect(text).toMatch(/^Result withdrawn: Arsenal .*The bet is running again\.$/)
    expect(receipt).toMatchObject({
      title: 'Bet reopened',
      time: '08:00:00',
      reason: 'The result was withdrawn: the stake is at risk again.',
    })
  })

  test('on several totals names the match of each, in its line and in its receipt', async () => {
    const legs = [arsenalLeg(OVER), arsenalLeg({ ...OVER, home: 'Lecce', away: 'Napoli' })]
    const { text, receipt } = await news(arsenalBet({ status: 'running', kind: 'parlay', legs }))
    const selections = 'Over 2.5 (Arsenal v Chelsea) + Over 2.5 (Lecce v Napoli)'
    expect([text, receipt.selection]).toEqual([`Bet accepted: ${selections}`, selections])
  })
})
