import {
  betParlay,
  betParlayMmo,
  betSingle,
  betSingleMmo,
  betSysParlay,
  type Call,
  vBetParlay,
  vBetParlayMmo,
  vBetSingle,
  vBetSingleMmo,
  vBetSysParlay,
} from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import {
  aBodyBet,
  aLeg,
  aMaung,
  aMyanmarLeg,
  aParlay,
  aSystem,
  legs,
  matchAt,
  myanmarLegs,
} from '../../testing/combinations'
import { aBody, BODY, LINE } from '../../testing/fake-book'
import { HELD, refusedFor, TOO_LONG } from '../../testing/refused'
import { aBet } from '../../testing/test-app'

const bettor = bettorFor('demommk')
const refused = refusedFor(bettor)

/** A line of a match of basketball; `OTHER_BODY` is the same of a body. */
const [OTHER_LINE, OTHER_BODY] = [7, 8]
const STAKE = 1_000_000

/** A call that bets, with its body, and its body with another stake or with another first leg. */
interface Betting {
  readonly call: Call
  readonly twin: Call
  readonly make: (change?: object) => object
  readonly staked: (stake: unknown) => object
  readonly onLeg: (change: object) => object
  /** The first leg twice; of a single bet there are no more. */
  readonly twice?: object
  /** Places of the faulty leg, where a refusal names them. */
  readonly legs?: readonly number[]
}

const aSingle = (change: object = {}) => ({ ...aBet(), match_id: matchAt(0), stake: STAKE, ...change })
const units = (stake: unknown) => [
  { size: 2, stake },
  { size: 3, stake },
]
const aDearParlay = (change: object = {}) => aParlay({ stake: STAKE, ...change })
const aDearSystem = (change: object = {}) => aSystem({ units: units(STAKE), ...change })

const BETTING: readonly Betting[] = [
  {
    call: betSingle,
    twin: vBetSingle,
    make: aSingle,
    staked: (stake) => aSingle({ stake }),
    onLeg: aSingle,
  },
  {
    call: betParlay,
    twin: vBetParlay,
    make: aDearParlay,
    legs: [0],
    staked: (stake) => aDearParlay({ stake }),
    onLeg: (change) => aDearParlay({ picks: [aLeg(0, change), aLeg(1), aLeg(2)] }),
    twice: aDearParlay({ picks: [...legs(3), aLeg(0)] }),
  },
  {
    call: betSysParlay,
    twin: vBetSysParlay,
    make: aDearSystem,
    legs: [0],
    staked: (stake) => aDearSystem({ units: units(stake) }),
    onLeg: (change) => aDearSystem({ picks: [aLeg(0, change), aLeg(1), aLeg(2)] }),
    twice: aDearSystem({ picks: [...legs(3), aLeg(0)] }),
  },
  {
    call: betSingleMmo,
    twin: vBetSingleMmo,
    make: aBodyBet,
    staked: (stake) => aBodyBet({ stake }),
    onLeg: aBodyBet,
  },
  {
    call: betParlayMmo,
    twin: vBetParlayMmo,
    make: aMaung,
    legs: [0],
    staked: (stake) => aMaung({ stake }),
    onLeg: (change) => aMaung({ picks: [aMyanmarLeg(0, change), aMyanmarLeg(1)] }),
    twice: aMaung({ picks: [...myanmarLegs(3), aMyanmarLeg(0)] }),
  },
]
const isBurmese = ({ call }: Pick<Betting, 'call'>) => call === betSingleMmo || call === betParlayMmo

const STAKES: [what: string, stake: unknown, code: string][] = [
  ['0', 0, 'betAmountRequired'],
  ['-1', -1, 'invalidBetAmount'],
  ['1.001', 1.001, 'invalidBetAmount'],
  ['1e21', 1e21, 'invalidBetAmount'],
  ['half a kyat, which nobody can type', 1_000_050, 'betAmountWhole'],
  ['a text', '1000000', 'invalidBetAmount'],
  ['nothing', null, 'invalidBetAmount'],
  ['a list', [1_000_000], 'invalidBetAmount'],
]
const close = () => {
  bettor.server.book.put({ id: matchAt(0) }, [{ state: 2 }])
  bettor.server.book.putMyanmar({ ...aBody, state: 2 }, matchAt(0))
}
const putBasketball = () => {
  bettor.server.book.put({ id: matchAt(9), sport: 2 }, [{ id: OTHER_LINE }])
  bettor.server.book.putMyanmar({ ...aBody, id: OTHER_BODY }, matchAt(9))
}

describe.each(BETTING)('$call.path', (one) => {
  const { call, twin, make, staked, onLeg, legs: places } = one
  const details = places && { details: { legs: places } }

  test('places a correct bet', async () => {
    expect(await bettor.member.call(call, { ...make() })).toMatchObject({ status: 1 })
  })

  test.each(STAKES)('a stake of %s', async (_, stake, code) => {
    expect(await refused(call, staked(stake))).toMatchObject({ status: code })
  })

  test('half a kyat, naming the field', async () => {
    const field = call === betSysParlay ? 'units.0.stake' : 'stake'
    expect(await refused(call, staked(1_000_050))).toMatchObject({ details: { field } })
  })

  test.each(['', 'null', '{}', '[]', '"bet"'])('the body %j, which logs nobody out', async (body) => {
    const { server, member } = bettor
    const headers = { cookie: member.cookie, 'content-type': 'application/json' }
    const { rows } = await server.database.pool.query(HELD)
    const answer = await server.app.http.inject({
      method: 'POST',
      url: `/app${call.path}`,
      headers,
      payload: body,
    })
    expect(answer.json()).toMatchObject({ status: 'invalidInput' })
    expect((await server.database.pool.query(HELD)).rows).toEqual(rows)
  })

  test('a body that is too long', async () => {
    expect(await refused(call, { ...make(), ...TOO_LONG })).toMatchObject({ status: 'invalidInput' })
  })

  test('the name of another member, or his session', async () => {
    expect(await refused(call, { ...make(), account_id: 'demo3' })).toMatchObject({
      status: 'invalidSession',
    })
    const { token } = await bettor.server.login('demo3')
    expect(await refused(call, { ...make(), session_token: token })).toMatchObject({
      status: 'invalidSession',
    })
  })

  test('a line that never existed', async () => {
    expect(await refused(call, onLeg({ line_id: 1 }))).toMatchObject({ status: 'invalidOdds', ...details })
  })

  test('a line that closed a millisecond ago', async () => {
    close()
    expect(await refused(call, make())).toMatchObject({ status: 'invalidOdds', ...details })
  })

  test('a line of another sport', async () => {
    putBasketball()
    const line_id = isBurmese(one) ? OTHER_BODY : OTHER_LINE
    expect(await refused(call, onLeg({ line_id }))).toMatchObject({ status: 'invalidOdds', ...details })
  })

  test('a line of the other kind', async () => {
    const line_id = isBurmese(one) ? LINE : BODY
    expect(await refused(call, onLeg({ line_id }))).toMatchObject({ status: 'invalidOdds', ...details })
  })

  test('a match that nobody knows', async () => {
    expect(await refused(call, onLeg({ match_id: 1 }))).toMatchObject({ status: 'matchHide', ...details })
  })

  test.each([undefined, null, '', 'short', 'k'.repeat(65), 5])('the key %j', async (idem_key) => {
    expect(await refused(call, { ...make(), idem_key })).toMatchObject({ status: 'invalidInput' })
  })

  test('the call of members of another kind', async () => {
    expect(await refused(twin, make())).toMatchObject({ status: 'forbiddenAccess' })
    const seamless = await bettor.server.login('demoseamless')
    expect(await refused(call, make(), seamless)).toMatchObject({ status: 'forbiddenAccess' })
  })
})

test.each(BETTING.filter(({ twice }) => twice))('$call.path a leg twice', async ({ call, twice = {} }) => {
  const { picks = [] } = twice as { picks?: unknown[] }
  const legs = [0, picks.length - 1]
  expect(await refused(call, twice)).toMatchObject({ status: 'invalidBets', details: { legs } })
})
