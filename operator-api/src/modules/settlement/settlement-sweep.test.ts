import { cancelled, finished } from '../../testing/results'
import { settledMatches } from '../../testing/settled-matches'

const { server, match, settle, next } = settledMatches()

test('bets that a half-time result does not decide are read again after a minute, not in every sweep', async () => {
  const member = await server().login('demo11')
  server().book.put({ id: match() }, [{}, { id: 2, period: 1 }])
  await member.bet({ match_id: match() })
  await settle(1, { ...finished([0, 0]), status: 0, half_time: [1, 0], full_time: null })
  // A bet that waited for its decision meanwhile.
  await member.bet({ match_id: match(), line_id: 2 })
  await server().app.settlement.sweep()
  expect(await server().balances('demo11')).toEqual({ cash: 998_000, frozen: 2000 })
  server().clock.now += 60_000
  await server().app.settlement.sweep()
  expect(await server().balances('demo11')).toEqual({ cash: 998_000 + 1963, frozen: 1000 })
})

test('a result that was missed while nobody listened is found by the sweep', async () => {
  const member = await server().login('demo9')
  await member.bet({ match_id: match() })
  server().book.drop(match())
  server().book.knows({ type: 'result', match: match(), revision: 1, result: finished([3, 0]), at: 0 })
  await server().app.settlement.sweep()
  expect(await server().balances('demo9')).toEqual({ cash: 1_000_963, frozen: 0 })
})

test('a result that cannot be recorded, or settled, keeps no other match waiting', async () => {
  const member = await server().login('demo18')
  const [broken, good] = [match(), next()]
  for (const id of [broken, good]) {
    await member.bet({ match_id: id })
    server().book.drop(id)
  }
  server().book.knows({ type: 'result', match: broken, revision: 1, result: finished([3e9, 0]), at: 0 })
  server().book.knows({ type: 'result', match: good, revision: 1, result: finished([3, 0]), at: 0 })
  await server().app.settlement.sweep()
  expect(await server().balances('demo18')).toEqual({ cash: 999_963, frozen: 1000 })
  await settle(2, cancelled, broken)
})

test('a bet whose match was settled without it is settled by the sweep', async () => {
  const member = await server().login('demo10')
  await member.bet({ match_id: match() })
  await server().asOwner("SELECT record_result($1, 1, $2, 'feed', 0)", [
    match(),
    JSON.stringify(finished([1, 0])),
  ])
  await server().app.settlement.sweep()
  expect(await server().balances('demo10')).toEqual({ cash: 1_000_963, frozen: 0 })
})
