import Negotiator from 'negotiator'

export type Coding = 'br' | 'gzip' | 'identity'

/** The order among equals is newer than the library's published types. */
interface Reader {
  encodings(available: string[], options?: { preferred: string[] }): string[]
}

const OURS: Coding[] = ['br', 'gzip', 'identity']

/**
 * The coding of a text, by the request's Accept-Encoding: the preferred one, among equals the smallest. Plain
 * text if all are refused or none is named.
 */
export function negotiateCoding(accepted: string | undefined): Coding {
  if (accepted === undefined) return 'identity'
  const reader: Reader = new Negotiator({ headers: { 'accept-encoding': accepted } })
  return (reader.encodings(OURS, { preferred: OURS })[0] as Coding | undefined) ?? 'identity'
}
