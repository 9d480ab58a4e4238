import { outrights, outrightsDown, runnerResult, seasonYear } from './outrights'

const NOW = Date.UTC(2026, 10, 21)
const END = Date.UTC(2027, 4, 24, 14)

const runners = outrights('touchline', NOW).flatMap((event) => (event.type === 'match' ? [event] : []))

test('a season ends in May, and the next one begins with its end', () => {
  expect([seasonYear(END - 1), seasonYear(END)]).toEqual([2027, 2028])
  const next = outrights('touchline', END).flatMap((event) => (event.type === 'match' ? [event.id] : []))
  expect(next.some((id) => runners.some((runner) => runner.id === id))).toBe(false)
  expect(outrightsDown(2027).map((event) => event.type === 'removed' && event.match)).toEqual(
    runners.map(({ id }) => id),
  )
})

test('exactly one runner of a season wins it, and nobody before its end', () => {
  for (const { id } of runners) expect(runnerResult('touchline', id, END - 1)).toBeNull()
  const leagues = new Set(runners.map(({ league }) => league))
  for (const league of leagues) {
    const own = runners.filter((runner) => runner.league === league)
    const winners = own.filter(({ id }) => runnerResult('touchline', id, END)?.winners?.includes('win'))
    expect(winners).toHaveLength(1)
  }
})

test('an id of no runner has no result', () => {
  expect(runnerResult('touchline', 99, END)).toBeUndefined()
  expect(runnerResult('touchline', 10_999, END)).toBeUndefined()
})
