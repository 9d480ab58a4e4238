import { createOfferPushes } from './offer-pushes'
import { offerFor } from './rules'
import { createCashOuts } from './service'

const NOW = 1_000_000
const DECIDE_AT = NOW - 250

const aRow = (bet_id: number) => ({
  bet_id,
  member_id: `member${bet_id}`,
  idem_key: `key${bet_id}`,
  request_hash: '',
  state: 'waiting',
  percent: 100,
  amount: 1,
  seen: [],
  automatic: false,
  at: DECIDE_AT - 2000,
  decide_at: DECIDE_AT,
})

/** Cash-outs of two bets, the first of which cannot be read. */
function decidedAt(now: number) {
  const rejected: object[] = []
  const errors: object[] = []
  const sent: string[] = []
  const cashOuts = createCashOuts({
    platform: {
      now: () => now,
      log: { error: (fields: object) => errors.push(fields) },
      notifications: { send: (account: string) => sent.push(account) },
      failpoint: async () => {},
    },
    book: {},
    bets: {
      ofMember: async (_: string, id: number) => {
        if (id === 1) throw new RangeError('not readable')
        return undefined
      },
    },
    cashOuts: {
      waiting: async () => [aRow(1), aRow(2)],
      byKey: async (_: string, key: string) => aRow(Number(key.slice(3))),
      reject: async ({ idem_key }: { idem_key: string }, { reason }: { reason: string }) =>
        rejected.push([idem_key, reason]),
    },
    notify: async () => {},
  } as never)
  return { decide: cashOuts.decide, rejected, errors, sent }
}

test.each([
  ['is tried again', NOW, [['key2', 'betNotExists']]],
  [
    'is rejected once its time is over',
    DECIDE_AT + 10_000,
    [
      ['key1', 'systemError'],
      ['key2', 'betNotExists'],
    ],
  ],
])('a cash-out whose decision fails %s, and those after it are decided', async (_, now, expected) => {
  const { decide, rejected, errors, sent } = decidedAt(now)
  await decide()
  expect(rejected).toEqual(expected)
  expect(errors).toMatchObject([{ bet: 1 }])
  expect(sent).toHaveLength(expected.length)
})

const BROKEN_MATCH = 1

/** A running single on a match of its id. */
const aBet = (id: number) =>
  ({ id, member_id: 'demo2', status: 'running', risk: 1000, legs: [{ match_id: id, result: null }] }) as never

/** Prices whose match 1 cannot be read once it is broken; the others are unknown, so that they have no price. */
function pricesAt() {
  const state = { isBroken: false, part: 1 }
  const book = {
    match: (id: number) => {
      if (state.isBroken && id === BROKEN_MATCH) throw new RangeError('not readable')
      return state.part > 1 ? undefined : { kickoff: 0, reportedParts: [] }
    },
    marketLines: () => [],
    feedStates: () => [],
  } as never
  return { state, book }
}

test('a bet that cannot be valued has no offer', () => {
  const { state, book } = pricesAt()
  state.isBroken = true
  const errors: object[] = []
  const log = { error: (fields: object) => errors.push(fields) } as never
  const { offer } = offerFor(aBet(BROKEN_MATCH), { book, now: NOW, automatic: null, log })
  expect(offer).toMatchObject({ state: 'unavailable', reason: 'invalidProviderCashOut', amount: 0 })
  expect(errors).toMatchObject([{ bet: BROKEN_MATCH }])
})

test('a bet that cannot be valued keeps no push of others', async () => {
  const { state, book } = pricesAt()
  const sent: string[] = []
  const pushes = createOfferPushes({
    platform: {
      now: () => NOW,
      log: { error: () => undefined },
      notifications: {
        sendHere: (_: string, { offers }: { offers: { bet_id: string }[] }) =>
          sent.push(...offers.map(({ bet_id }) => bet_id)),
      },
    },
    book,
    bets: { byIds: async () => [] },
    cashOuts: { automaticOf: async () => new Map() },
    isListening: () => true,
  } as never)
  for (const id of [BROKEN_MATCH, 2]) pushes.follow(aBet(id), { amount: 5, state: 'offered' } as never)
  state.isBroken = true
  state.part = 2
  await pushes.round()
  expect(sent).toEqual([String(BROKEN_MATCH), '2'])
})
