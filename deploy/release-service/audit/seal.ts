import { createHash } from 'node:crypto'
import { ReleaseChange, ReleaseDocument } from '@touchline/contracts/release'
import * as v from 'valibot'
import { ReleaseSettings } from '../release/release-settings'

/** The predecessor that the first entry of a history names. */
export const GENESIS = '0'.repeat(64)

const version = v.nullable(v.string())

/** One change of a release as it is kept: everything that is in effect since, and the hash of the entry before. */
export const Entry = v.object({
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  at: v.number(),
  actor: v.string(),
  reason: v.string(),
  change: ReleaseChange,
  versions: v.record(v.string(), v.object({ before: version, after: version })),
  settings: ReleaseSettings,
  document: ReleaseDocument,
  previous: v.string(),
})
export type Entry = v.InferOutput<typeof Entry>

export interface SealedEntry extends Entry {
  hash: string
}

const SEAL = /,"hash":"([0-9a-f]{64})"\}\n$/

/** The bytes of an entry. The hash at their end is taken over all bytes before it, so that not one can be altered. */
export function sealEntry(entry: Entry): { bytes: Buffer; hash: string } {
  const text = JSON.stringify(entry)
  const hash = hashOf(text)
  return { bytes: Buffer.from(`${text.slice(0, -1)},"hash":"${hash}"}\n`), hash }
}

/** The entry of these bytes, or null when they are torn or altered. */
export function openEntry(bytes: Uint8Array): SealedEntry | null {
  const text = Buffer.from(bytes).toString('utf8')
  const hash = SEAL.exec(text)?.[1]
  if (hash === undefined) return null
  const body = text.replace(SEAL, '}')
  // Bytes that are no UTF-8 read as others; they would hash to the same text.
  if (hashOf(body) !== hash || !Buffer.from(text).equals(bytes)) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Entry), body)
  return parsed.success ? { ...parsed.output, hash } : null
}

/** The document of an entry as it was written, even if it does not fit today's schema. */
export const documentOf = (bytes: Uint8Array): unknown =>
  JSON.parse(Buffer.from(bytes).toString('utf8')).document

/** A document as it lies beside its history. */
export const documentText = (document: unknown): string => `${JSON.stringify(document, null, 2)}\n`

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
