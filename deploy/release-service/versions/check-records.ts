import { CheckRecord } from '@touchline/contracts/release'
import * as v from 'valibot'
import type { ObjectStore } from '../storage/object-store'
import { checksKey, isVersionName } from './version-keys'

/** The part of a record that the gate writes; the service adds time and author. */
export const CheckOutcome = v.omit(CheckRecord, ['at'])

/** A record as it is kept, with the name of the token that wrote it. */
export const KeptChecks = v.object({ ...CheckRecord.entries, actor: v.string() })
export type KeptChecks = v.InferOutput<typeof KeptChecks>

const Stored = v.pipe(v.string(), v.parseJson(), KeptChecks)

/** The last result of the gate for a version; null when it was never checked. */
export async function findChecks(
  store: ObjectStore,
  area: string,
  version: string,
): Promise<KeptChecks | null> {
  const stored = isVersionName(area, version) ? await store.read(checksKey(area, version)) : null
  if (stored === null) return null
  const parsed = v.safeParse(Stored, stored.body.toString())
  return parsed.success ? parsed.output : null
}

/** Keeps a result beside its version. False when somebody else wrote one at the same time. */
export async function keepChecks(
  store: ObjectStore,
  area: string,
  version: string,
  checks: KeptChecks,
): Promise<boolean> {
  const key = checksKey(area, version)
  const before = await store.read(key)
  return store.write(key, Buffer.from(JSON.stringify(checks)), before?.tag ?? null)
}
