import { deskOfFile } from '../testing/desk-of-file'

const { desk, run } = deskOfFile(async () => undefined)

// In this order: each step depends on the earlier ones.
const steps: [string, string | RegExp][] = [
  ['betting show', 'no bets are stopped'],
  [
    'betting stop wrong line of the provider --match 4711',
    'match 4711 since 1970-01-01 08:01:00 (GMT+8) by operator:test: wrong line of the provider',
  ],
  ['betting stop feed is late --sport football', /sport football since .* feed is late/],
  ['betting stop fire in the house', /all bets since .*: fire in the house/],
  ['betting open', /^(?!.*all bets)/s],
  ['betting open --match 4711', /^sport football/],
  ['betting open --sport football', 'no bets are stopped'],
  ['betting stop asks too much --member demo2', 'demo2 is now suspend'],
  ['betting open --member demo2', 'demo2 is now open'],
]
test('stops and opens, and lists stopped bets', async () => {
  await desk().fresh.asOwner(`
    INSERT INTO fixture (id, sport, league_id, league, country, league_order, home, away, match_type, parent, kickoff,
      first_kickoff, status, told_at)
    VALUES (4711, 1, 1, 'First League', '', 0, 'North', 'South', 3, NULL, 0, 0, 1, 0)`)
  for (const [typed, answer] of steps)
    expect([typed, await run(typed)]).toEqual([
      typed,
      typeof answer === 'string' ? answer : expect.stringMatching(answer),
    ])
  const audit = await desk().fresh.asOwner<{ action: string; subject: string }>(
    "SELECT action, subject FROM audit WHERE action LIKE 'betting%' ORDER BY id",
  )
  expect(audit.map(({ action, subject }) => `${action}: ${subject}`)).toEqual([
    'betting stop: match 4711',
    'betting stop: sport football',
    'betting stop: all bets',
    'betting open: all bets',
    'betting open: match 4711',
    'betting open: sport football',
  ])
})

test.each([
  ['betting stop', /missing required argument/],
  ['betting stop why --sport 1 --match 2', /not both/],
  ['betting stop why --sport chess', /No sport chess/],
  ['betting stop why --match first', /No match first/],
  ['betting stop why --match 999999999', /No match 999999999/],
  ['betting stop why --match 1 --member demo2', /not several/],
  ['betting open --match 5', /match 5: not stopped/],
])('%s is refused', async (typed, fault) => {
  await expect(run(typed)).rejects.toThrow(fault)
})
