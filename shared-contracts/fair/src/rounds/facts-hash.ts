import { sha256, toHex, utf8 } from '../fairness/bytes'

/** Compact JSON with the keys of each object in the order of their code units: it does not depend on who stored it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`
}

/** Hex SHA-256 of published facts as compact JSON with sorted keys. */
export const factsHash = (facts: unknown): string => toHex(sha256(utf8(canonical(facts))))
