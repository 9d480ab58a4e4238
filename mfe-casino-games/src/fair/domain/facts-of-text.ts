import type { FactField, TypedFacts } from './fair-address'

/** Names that a provider's page of a round gives to the facts. */
const NAMES: Readonly<Record<FactField, readonly string[]>> = {
  game: ['game_code', 'game'],
  hash: ['seed_hash', 'hash', 'commitment'],
  seed: ['seed'],
  client: ['client_seed', 'clientSeed'],
  nonce: ['nonce'],
  bet: ['bet', 'bets'],
  actions: ['actions'],
}

/** Facts in the JSON that a provider shows of a round; null for other texts. */
export function factsOfText(text: string): Partial<TypedFacts> | null {
  const parsed = parse(text)
  if (!isRecord(parsed)) return null
  const places = [parsed, ...Object.values(parsed).filter(isRecord)]
  const found = Object.entries(NAMES).flatMap(([field, names]) => {
    const value = places
      .flatMap((place) => names.map((name) => place[name]))
      .find((one) => one !== undefined && one !== null)
    return value === undefined
      ? []
      : [[field, typeof value === 'string' ? value : JSON.stringify(value)] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
