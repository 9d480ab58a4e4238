import { openDatabase } from '../src/storage/open-database'
import { MATCH } from '../src/testing/fake-book'
import { type TestApp, testApp } from '../src/testing/test-app'
import type { CommandContext } from './command'
import { deskContext, sayAt } from './testing/operator-desk'

let server: TestApp
let context: CommandContext
beforeAll(async () => {
  server = await testApp()
  context = { ...deskContext(openDatabase(server.owner)), now: () => server.clock.now }
})
afterAll(async () => {
  await context.database.close()
  expect(await server.breaches()).toEqual([])
  await server.close()
})

test('an answer says how many bets a result settles, and how many it settles anew', async () => {
  server.book.put({ id: MATCH }, [{}])
  for (const name of ['demo2', 'demo3']) {
    const placed = await (await server.login(name)).bet({ match_id: MATCH, stake: 1000 })
    expect(placed).toMatchObject({ status: 1 })
  }
  await server.asOwner(
    `INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, kickoff, first_kickoff,
       status, told_at) VALUES ($1, 1, 1, 'First League', '', 0, 'North', 'South', 0, 0, 0, 1, 0)
     ON CONFLICT (id) DO UPDATE SET league = 'First League', home = 'North', away = 'South', kickoff = 0`,
    [MATCH],
  )
  const names = 'North – South, First League'
  expect(await sayAt(context, `result ${MATCH} 2-0 1-0`)).toBe(
    `match ${MATCH}: ${names}: - → 2-0 (1-0), revision 1; 2 bets to settle`,
  )
  await server.app.sportsbook.worker.sweep()
  expect(await sayAt(context, `result ${MATCH} 0-1 0-0`)).toBe(
    `match ${MATCH}: ${names}: 2-0 (1-0) → 0-1 (0-0), revision 2; 2 bets to settle anew`,
  )
  await server.app.sportsbook.worker.sweep()
  const revisions = () =>
    server.asOwner('SELECT revision FROM match_result WHERE match_id = $1 ORDER BY revision', [MATCH])
  const before = await revisions()
  await expect(sayAt(context, `result ${MATCH} 0-1 0-0`)).rejects.toThrow(
    `Match ${MATCH}, North – South, has this result by hand already: 0-1 (0-0); nothing was written`,
  )
  expect(await revisions()).toEqual(before)
})
