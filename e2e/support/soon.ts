import type { OddsSnapshot } from '@touchline/contracts/live'

/** Long enough to be bet on before it begins, on a slow machine too; at full size a journey waits for the results. */
const NOT_BEFORE_S = process.env.FULL ? 75 : 300

/** Home teams of the football matches that begin next, each at another time or place, soonest first. */
export async function soonest(origin: string, count: number): Promise<string[]> {
  const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=2`)
  const { payload } = (await response.json()) as OddsSnapshot
  const from = Date.now() / 1000 + NOT_BEFORE_S
  return payload[1]
    .filter(([, , , , type, kickoff]) => kickoff > from && (type === 0 || type === 3))
    .sort((a, b) => a[5] - b[5])
    .slice(0, count)
    .map(([, , home]) => home)
}

/** A match is over two minutes after its kick-off, and a bet waits some seconds before it stands. */
const PLAYED_AT_MOST_S = 90

/** Home team of the football match in play that ends first and can still be bet on: who waits for a result waits least. */
export async function endingFirst(origin: string): Promise<string> {
  const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=3`)
  const { payload } = (await response.json()) as OddsSnapshot
  const from = Date.now() / 1000 - PLAYED_AT_MOST_S
  const inPlay = payload[1].filter(([, , , , type]) => type === 0 || type === 3).sort((a, b) => a[5] - b[5])
  const first = inPlay.find(([, , , , , kickoff]) => kickoff >= from) ?? inPlay.at(-1)
  if (!first) throw new Error('no match is in play')
  return first[2]
}
