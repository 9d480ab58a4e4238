import { sha256, toHex, utf8 } from '../fairness/bytes'

/** Hex SHA-256 of published facts, as compact JSON. */
export const factsHash = (facts: unknown): string => toHex(sha256(utf8(JSON.stringify(facts))))
