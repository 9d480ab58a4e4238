import {
  betAcceptFullList,
  betAcceptList,
  betCheck,
  betLookup,
  betMmoClick,
  betParlay,
  betRejectFullList,
  betRejectList,
  betSysParlay,
  type Call,
  dBetList,
  dBetListCancel,
  parlayAcceptBetDetails,
  parlayPendingBetDetails,
  parlayRejectBetDetails,
  pendingBetList,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
} from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aParlay, aSystem, matchAt } from '../../testing/combinations'
import { aBody, BODY, LINE } from '../../testing/fake-book'
import { refusedFor, TOO_LONG } from '../../testing/refused'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demommk')
const refused = refusedFor(bettor)

/** A line of a match of basketball; `OTHER_BODY` is the same of a body. */
const [OTHER_LINE, OTHER_BODY] = [7, 8]
const close = () => {
  bettor.server.book.put({ id: matchAt(0) }, [{ state: 2 }])
  bettor.server.book.putMyanmar({ ...aBody, state: 2 }, matchAt(0))
}
const putBasketball = () => {
  bettor.server.book.put({ id: matchAt(9), sport: 2 }, [{ id: OTHER_LINE }])
  bettor.server.book.putMyanmar({ ...aBody, id: OTHER_BODY }, matchAt(9))
}

const pick = { match_id: matchAt(0), line_id: LINE, selection: 'home', odds_type: 1 }
const ASKING = [
  { it: 'betcheck of singles', call: betCheck, kind: 'single', pick, other: OTHER_LINE },
  { it: 'betcheck of a parlay', call: betCheck, kind: 'parlay', pick, other: OTHER_LINE },
  { it: 'betcheck of a system', call: betCheck, kind: 'system', pick, other: OTHER_LINE },
  {
    it: 'betmmoclick',
    call: betMmoClick,
    kind: undefined,
    pick: { ...pick, line_id: BODY },
    other: OTHER_BODY,
  },
] as const

describe.each(ASKING)('$it', ({ call, kind, pick, other }) => {
  const ask = (picks: unknown, rest: object = {}) => refused(call, { picks, ...(kind && { kind }), ...rest })

  test.each([
    ['no selection', []],
    ['selections that are none', [null, 1, 'x']],
    ['a text', 'picks'],
    ['41 selections', Array(41).fill(pick)],
    ['a match that is a text', [{ ...pick, match_id: '8001' }]],
    ['a selection of 81 letters', [{ ...pick, selection: 'x'.repeat(81) }]],
  ])('%s', async (_, picks) => {
    expect(await ask(picks)).toMatchObject({ status: 'invalidInput' })
  })

  test('a body that is too long, or of another member', async () => {
    expect(await ask([pick], TOO_LONG)).toMatchObject({ status: 'invalidInput' })
    expect(await ask([pick], { account_id: 'demo3' })).toMatchObject({ status: 'invalidSession' })
  })

  test('lines that cannot be bet on are quoted with their reason, a repeated line twice', async () => {
    putBasketball()
    const picks = [pick, pick, { ...pick, line_id: 1 }, { ...pick, line_id: other }, { ...pick, match_id: 1 }]
    const reasons = [null, null, 'invalidOdds', 'invalidOdds', 'matchHide']
    expect(await ask(picks)).toMatchObject({
      status: 1,
      quotes: reasons.map((reason) => ({ open: reason === null, reason })),
    })
    close()
    expect(await ask([pick])).toMatchObject({ quotes: [{ open: false, reason: 'invalidOdds' }] })
  })
})

const LISTS = [betAcceptList, betRejectList, pendingBetList, dBetList, dBetListCancel, sysParlayList] as const
const FULL_LISTS = [betAcceptFullList, betRejectFullList] as const
const DETAILS = [
  parlayAcceptBetDetails,
  parlayPendingBetDetails,
  parlayRejectBetDetails,
  sysParlayMatch,
  sysParlayBet,
] as const
const READING = [
  ...LISTS.map((call) => ({ call, body: {}, paged: true })),
  ...FULL_LISTS.map((call) => ({ call, body: { start: 1, end: 2 }, paged: true })),
  ...DETAILS.map((call) => ({ call, body: { bet_id: '1' }, paged: call === sysParlayBet })),
  { call: betLookup, body: { idem_key: aBet().idem_key, abandon: false }, paged: false },
] as { call: Call; body: object; paged: boolean }[]

describe.each(READING)('$call.path', ({ call, body }) => {
  test('a body that is too long, or of another member', async () => {
    expect(await refused(call, { ...body, ...TOO_LONG })).toMatchObject({ status: 'invalidInput' })
    expect(await refused(call, { ...body, account_id: 'demo3' })).toMatchObject({ status: 'invalidSession' })
  })
})

test.each(READING.filter(({ paged }) => paged))(
  '$call.path a page that cannot be',
  async ({ call, body }) => {
    const pages = [0, -1, 1.5, '1', 1e21, null].map((page) => ({ page }))
    const sizes = [0, -1, 1.5, '10', 1001, null].map((page_size) => ({ page_size }))
    for (const change of [...pages, ...sizes])
      expect(await refused(call, { ...body, ...change })).toMatchObject({ status: 'invalidInput' })
  },
)

describe('bets of another member', () => {
  /** One of each kind that has details, by its own member. */
  const placed: { key: string; id: string }[] = []
  beforeAll(async () => {
    for (const [call, body] of [
      [betParlay, aParlay()],
      [betSysParlay, aSystem()],
    ] as const) {
      const owner = await bettor.server.login('demo3')
      const answer = await owner.call(call, body)
      if (answer.status !== 1) throw new Error(answer.status)
      placed.push({ key: body.idem_key, id: answer.bet.bet_id })
    }
  })

  test.each(DETAILS)('$path shows none of it', async (call) => {
    for (const { id } of placed)
      expect(await refused(call, { bet_id: id })).toMatchObject({ status: 'betNotExists' })
  })

  test('is not found by its key, and cannot be given up', async () => {
    for (const { key } of placed)
      expect(await refused(betLookup, { idem_key: key, abandon: true })).toMatchObject({
        status: 'betNotExists',
      })
    const { rows } = await bettor.server.database.pool.query("SELECT FROM bet WHERE member_id = 'demo3'")
    expect(rows).toHaveLength(placed.length)
  })
})
