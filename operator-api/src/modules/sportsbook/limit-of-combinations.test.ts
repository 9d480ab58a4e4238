import { betCheck, betMmoClick, betParlay, betParlayMmo } from '@touchline/contracts/calls'
import { bettorFor } from '../../testing/bettor'
import { aLeg, aMaung, aParlay, matchAt, myanmarLegs } from '../../testing/combinations'

const bettor = bettorFor('demommk')
const [STAKE, LESS] = [1_000_000, 500_000]

/** How much of each kind, and of a kind on one sport, the member may have at risk on a match. */
async function limitMatches(caps: Readonly<Record<string, number>>): Promise<void> {
  for (const [key, cap] of Object.entries(caps))
    await bettor.server.asOwner(
      `INSERT INTO bet_limit SELECT owner, currency, $1, min_bet, max_bet, max_payout, $2 FROM bet_limit
       WHERE owner = 'demoagent' AND currency = 'MMK' AND key = $3
       ON CONFLICT (owner, currency, key) DO UPDATE SET max_per_match = excluded.max_per_match`,
      [key, cap, key.split(':')[0]],
    )
  bettor.server.clock.now += 1001
}

beforeEach(() => bettor.forgetMatches())

test('the quote of a maung has the limit of a maung, which it may reach and not pass', async () => {
  await limitMatches({ 'mmo_single:1': LESS, 'mmo_parlay:1': STAKE + LESS })
  const remainingLimits = async (count: number) => {
    const answer = await bettor.member.call(betMmoClick, { picks: myanmarLegs(count) })
    if (answer.status !== 1) throw new Error(answer.status)
    return { quotes: answer.quotes.map(({ match_left }) => match_left), parlay: answer.parlay }
  }
  const limit = { match_limit: STAKE + LESS }
  expect(await remainingLimits(2)).toMatchObject({
    quotes: [LESS, LESS],
    parlay: { ...limit, match_left: STAKE + LESS },
  })
  expect(await bettor.member.call(betParlayMmo, aMaung({ stake: STAKE }))).toMatchObject({ status: 1 })
  // The third match has all of its limit; the two others have less.
  expect(await remainingLimits(3)).toMatchObject({
    quotes: [0, 0, LESS],
    parlay: { ...limit, match_left: LESS },
  })
  expect(await bettor.member.call(betParlayMmo, aMaung({ stake: LESS + 100 }))).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: LESS },
  })
})

test.each(['parlay', 'system'] as const)(
  'a %s over two sports gets the narrower of their limits',
  async (kind) => {
    await limitMatches({ [`${kind}:1`]: STAKE, [`${kind}:2`]: LESS })
    bettor.server.book.put({ id: matchAt(1), sport: 2 }, [{}])
    const picks = [aLeg(0), aLeg(1), aLeg(2)].map(({ match_id, line_id, selection }) => ({
      match_id,
      line_id,
      selection,
      odds_type: 4 as const,
    }))
    expect(await bettor.member.call(betCheck, { picks, kind })).toMatchObject({
      combination: { match_limit: LESS, match_left: LESS },
    })
  },
)

test('a parlay over two sports is accepted up to its quoted limit', async () => {
  await limitMatches({ 'parlay:1': STAKE, 'parlay:2': LESS })
  bettor.server.book.put({ id: matchAt(1), sport: 2 }, [{}])
  const picks = [aLeg(0), aLeg(1)]
  expect(await bettor.member.call(betParlay, aParlay({ picks, stake: LESS + 100 }))).toMatchObject({
    status: 'betOverMaxPerMatch',
    details: { bound: LESS },
  })
  expect(await bettor.member.call(betParlay, aParlay({ picks, stake: LESS }))).toMatchObject({ status: 1 })
})
