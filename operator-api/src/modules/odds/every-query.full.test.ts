import type { Call } from '@touchline/contracts/calls'
import * as contracts from '@touchline/contracts/calls'
import fc from 'fast-check'
import { bodiesOf } from '../../testing/hostile'
import { league, line, match, offer } from '../../testing/sample-feed'
import { size } from '../../testing/sizes'
import { openOdds } from './testing/open-odds'

const QUERIES = size(400, 50_000)

const ODDS_CALLS = Object.values(contracts as Record<string, unknown>).filter(
  (value): value is Call =>
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'host' in value &&
    value.host === 'odds',
)

/** Also for values without a text of their own, such as an object with a `toString` that is no function. */
const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

test(`${QUERIES} queries over every call of the odds: no 5xx, no stack trace, some of them answered`, async () => {
  const open = await openOdds()
  open.publish([league(), match(1), offer(1, line())])
  const queries = fc
    .constantFrom(...ODDS_CALLS)
    .chain((call) => bodiesOf(call).map((body) => ({ path: call.path, body })))
  const faults: string[] = []
  const answered = new Set<string>()
  for (const { path, body } of fc.sample(queries, {
    numRuns: QUERIES,
    seed: Number(process.env.FUZZ_SEED ?? 1),
  })) {
    const texts = Object.entries(Object(body)).map(([name, value]) => [name, textOf(value)])
    const url = `/odds${path}?${new URLSearchParams(texts)}`.slice(0, 15_000)
    const response = await fetch(`http://${open.host}${url}`)
    const answer = await response.text()
    if (response.status >= 500 || /\n\s+at |node:internal/.test(answer))
      faults.push(`${response.status}: ${url.slice(0, 300)}`)
    if (response.status !== 404) answered.add(path)
  }
  expect(faults.slice(0, 20)).toEqual([])
  expect([...answered].sort()).toEqual(ODDS_CALLS.map(({ path }) => path).sort())
  await open.close()
}, 600_000)
