import type { OddsSnapshot } from '@touchline/contracts/live'

/** Time to be bet on before it begins. */
const NOT_BEFORE_S = 75

/** In its last minutes a betting day has no more matches; then the next day begins. */
const TURNS_WITHIN_MS = 150_000
const AGAIN_MS = 5000

/**
 * Home teams of football matches of today that have not begun. At full size, where tests wait for results, the matches
 * that begin next; otherwise the latest ones, so that a slow machine places its bets before they begin.
 */
export async function notBegun(origin: string, count: number): Promise<string[]> {
  for (let waited = 0; ; waited += AGAIN_MS) {
    const response = await fetch(`${origin}/odds/uxmarket?sport=1&market=2`)
    const { payload } = (await response.json()) as OddsSnapshot
    const from = Date.now() / 1000 + NOT_BEFORE_S
    const matches = payload[1]
      .filter(([, , , , type, kickoff]) => kickoff > from && (type === 0 || type === 3))
      .sort((a, b) => (process.env.FULL ? a[5] - b[5] : b[5] - a[5]))
    if (matches.length >= count) return matches.slice(0, count).map(([, , home]) => home)
    if (waited >= TURNS_WITHIN_MS)
      throw new Error(`${matches.length} matches of today have not begun, not ${count}`)
    await new Promise((done) => setTimeout(done, AGAIN_MS))
  }
}

/** A match is over two minutes after its kick-off, and a bet waits some seconds for its acceptance. */
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
