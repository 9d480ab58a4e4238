import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { betLookup, betMmoClick, betParlay, betSingle, betSysParlay } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { MATCH } from './fixtures'
import { type Case, untilReadAnew, type Walk } from './walk'

type Single = Parameters<Walk['fixtures']['single']>[1]

/** A single that is refused. */
const single = (
  code: ErrorCode,
  because: string,
  match: number,
  wanted: Single = {},
  changed: object = {},
): Case => ({
  code,
  because,
  ask: async ({ fixtures }) => ({
    call: betSingle,
    request: { ...(await fixtures.single(match, wanted)), ...changed },
  }),
})

const parlay = (code: ErrorCode, because: string, matches: readonly number[]): Case => ({
  code,
  because,
  ask: async ({ fixtures }) => ({
    call: betParlay,
    request: { ...(await fixtures.legs(matches)), stake: 1000 },
  }),
})

const many = (count: number) => Array.from({ length: count }, (_, n) => MATCH.many + n)

/** Bets of `demo2`, who has MYR 10,000 and the limits of the sandbox. */
export const BET_CASES: readonly Case[] = [
  single('betAmountRequired', 'nothing is staked', MATCH.open, { stake: 0 }),
  {
    ...single('betAmountWhole', 'half a kyat is staked', MATCH.open, { stake: 1_000_050 }),
    before: ({ enter }) => enter('demommk'),
    after: ({ enter }) => enter('demo2'),
  },
  single('invalidBetAmount', 'less than nothing is staked', MATCH.open, { stake: -100 }),
  single('betLowerMin', 'one sen is staked', MATCH.open, { stake: 1 }),
  single('betOverMax', 'a million is staked', MATCH.open, { stake: 100_000_000 }),
  single('betOverMaxPayout', 'it would pay 75,000', MATCH.open, {
    type: 'oxt',
    selection: '1',
    stake: 500_000,
  }),
  {
    code: 'betOverMaxPerMatch',
    because: 'no more than MYR 10 may be at risk on a match',
    before: async ({ operator }) => {
      await operator('account', 'limit', 'demo2', 'MYR', '1:ou', '5', '5000', '50000', '10')
      await untilReadAnew()
    },
    ask: async ({ fixtures }) => ({
      call: betSingle,
      request: await fixtures.single(MATCH.open, { type: 'ou', selection: 'over', stake: 2000 }),
    }),
  },
  single('invalidOddsBall', 'the price was another one', MATCH.open, { odds: 80 }),
  single('invalidOdds', 'the line has left the board', MATCH.open, {}, { line_id: 1 }),
  single('invalidBetTeam', 'the market has no such side', MATCH.open, { selection: 'nobody' }),
  single('matchHide', 'the match is on no board', MATCH.open, {}, { match_id: 77 }),
  single('oddsIsUpdating', 'the market is suspended', MATCH.suspended, { score: [0, 0] }),
  single('halfMatchEnded', 'the first half is over', MATCH.secondHalf, { period: 1, score: [0, 0] }),
  single('matchEnded', 'the match is over', MATCH.open, {}, { match_id: MATCH.ended }),
  {
    code: 'matchNotAllowBet',
    because: 'it kicked off since the price was seen',
    before: async ({ fixtures }) => {
      await fixtures.send([{ id: MATCH.kickingOff, startsIn: 0.01 }])
      await pause(700)
    },
    ask: async ({ fixtures }) => {
      const seen = await fixtures.single(MATCH.open)
      return { call: betSingle, request: { ...seen, match_id: MATCH.kickingOff } }
    },
  },
  {
    code: 'duplicate_debit_record',
    because: 'a key was used for another bet',
    ask: async ({ fixtures, owner }) => {
      const { rows } = await owner.query("SELECT idem_key FROM bet WHERE member_id = 'demo2' LIMIT 1")
      return {
        call: betSingle,
        request: { ...(await fixtures.single(MATCH.open, { stake: 1500 })), ...rows[0] },
      }
    },
  },
  {
    code: 'betKeyAbandoned',
    because: 'the page gave the bet up before it arrived',
    ask: async (walk) => {
      const idem_key = randomUUID()
      await walk.page.evaluate(
        (request) =>
          (globalThis as unknown as { areaHost: { call: (...args: unknown[]) => unknown } }).areaHost.call(
            { name: 'walk', host: 'app', path: '/bet/betlookup', session: true },
            request,
            { quiet: true },
          ),
        { idem_key, abandon: true },
      )
      return { call: betSingle, request: { ...(await walk.fixtures.single(MATCH.open)), idem_key } }
    },
  },
  {
    code: 'betNotExists',
    because: 'nothing was placed by this key',
    ask: () => ({ call: betLookup, request: { idem_key: randomUUID(), abandon: false } }),
  },
  {
    code: 'currencyNotSupported',
    because: 'Burmese odds are for kyat',
    ask: () => ({
      call: betMmoClick,
      request: { picks: [{ match_id: MATCH.open, line_id: 1, selection: 'home' }] },
    }),
  },
  {
    code: 'memberCommissionNotSetup',
    because: 'nobody has set the commission',
    before: async ({ owner }) => {
      await owner.query("UPDATE member SET commission_rate = NULL WHERE id = 'demo2'")
      await untilReadAnew()
    },
    ask: async ({ fixtures }) => ({ call: betSingle, request: await fixtures.single(MATCH.open) }),
    after: async ({ owner }) => {
      await owner.query("UPDATE member SET commission_rate = 25 WHERE id = 'demo2'")
      await untilReadAnew()
    },
  },
  parlay('atLeastTwoMatchToBetParlay', 'it has one leg', [MATCH.open]),
  {
    code: 'atLeastThreeMatchToBetParlay',
    because: 'a system has two legs',
    ask: async ({ fixtures }) => {
      const legs = await fixtures.legs([MATCH.open, MATCH.many])
      return { call: betSysParlay, request: { ...legs, units: [{ size: 2, stake: 1000 }] } }
    },
  },
  parlay('maxParlayTicket', 'it has thirteen legs', many(13)),
  parlay('invalidBets', 'two legs are on the same match', [MATCH.open, MATCH.open]),
  parlay('invalidBetType', 'a leg may be bet on only alone', [MATCH.open, MATCH.single]),
  {
    ...single('game_maintenance', 'the operator has announced a maintenance', MATCH.open),
    before: async ({ operator }) => {
      await operator('maintenance', 'on', '5')
      await untilReadAnew()
    },
    after: async ({ operator }) => {
      await operator('maintenance', 'off')
      await untilReadAnew()
    },
  },
]

/** Bets of a member whom the agent has just opened: neither money nor, in this currency, limits. */
export const NEW_MEMBER_CASES: readonly Case[] = [
  single('insufficient_balance', 'there is no money', MATCH.open),
  {
    ...single('betOverLimit', 'nobody has set a limit', MATCH.open),
    before: async ({ owner }) => {
      await owner.query("UPDATE bet_limit SET currency = 'SGD' WHERE currency = 'MYR'")
      await untilReadAnew()
    },
    after: async ({ owner }) => {
      await owner.query("UPDATE bet_limit SET currency = 'MYR' WHERE currency = 'SGD'")
      await untilReadAnew()
    },
  },
  {
    ...single('memberWalletMissing', 'the accounts of the ledger are missing', MATCH.open),
    before: ({ owner }) => owner.query("DELETE FROM account WHERE owner = 'walker'"),
  },
]
