import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseDocument } from '@touchline/contracts'
import * as v from 'valibot'
import { applyChange, type ReleaseChange } from './change'
import { readRelease } from './released-versions'
import { writeDurably } from './write-durably'

/** A change with the revision it was made for, and who made it why. */
export interface ChangeRequest {
  /** Revision that the one who asks has seen; 0 before the first. */
  expected: number
  change: ReleaseChange
  actor: string
  reason: string
}

export type ChangeOutcome =
  | { kind: 'changed'; document: ReleaseDocument }
  | { kind: 'conflict'; revision: number }
  | { kind: 'refused'; reason: string }

/** One release document in a folder, with its append-only history. One process writes it. */
export interface ReleaseStore {
  read(): Promise<ReleaseDocument | null>
  change(request: ChangeRequest): Promise<ChangeOutcome>
}

export interface ReleaseStoreOptions {
  /** Folder of the documents. */
  documents: string
  /** Folder of the published versions. */
  releases: string
  brand: string
  channel: string
  now: () => number
}

export function createReleaseStore(options: ReleaseStoreOptions): ReleaseStore {
  const { brand, channel, documents, releases, now } = options
  const folder = join(documents, brand)
  const path = join(folder, `${channel}.json`)
  // Changes wait for each other: comparing and writing must not be torn apart.
  let queue: Promise<unknown> = Promise.resolve()

  const read = async () => {
    const text = await readFile(path, 'utf8').catch(() => null)
    return text === null ? null : v.parse(ReleaseDocument, JSON.parse(text))
  }

  const change = async (request: ChangeRequest): Promise<ChangeOutcome> => {
    const before = await read()
    const revision = before?.revision ?? 0
    if (revision !== request.expected) return { kind: 'conflict', revision }
    const find = (area: string, version: string) => readRelease(releases, area, version)
    const applied = await applyChange(before, request.change, { brand, channel }, find)
    if (!applied.ok) return { kind: 'refused', reason: applied.reason }
    await mkdir(folder, { recursive: true })
    const { actor, reason } = request
    const line = { at: now(), revision: applied.document.revision, actor, reason, change: request.change }
    // History first: a change that is in effect is always written down.
    await appendFile(join(folder, `${channel}.history.jsonl`), `${JSON.stringify(line)}\n`)
    await writeDurably(path, `${JSON.stringify(applied.document, null, 2)}\n`)
    return { kind: 'changed', document: applied.document }
  }

  return {
    read,
    change: (request) => {
      const result = queue.then(() => change(request))
      queue = result.catch(() => undefined)
      return result
    },
  }
}
