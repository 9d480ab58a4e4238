import type { OddsSnapshot } from '@touchline/contracts/live'

/** Long enough to be bet on before it begins. */
const NOT_BEFORE_S = 45

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
