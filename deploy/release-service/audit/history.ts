import type { AuditEntry, AuditVerdict, ReleaseDocument } from '@touchline/contracts/release'
import * as v from 'valibot'
import { areasOf } from '../release/area-versions'
import { documentKey, entryKey, historyPrefix, type Identity, revisionOf } from '../release/keys'
import type { ObjectStore } from '../storage/object-store'
import { documentOf, documentText, GENESIS, openEntry, type SealedEntry } from './seal'

/** Entries that are read at the same time. */
const AT_ONCE = 32

/** The newest entries of a release, newest first. Skips entries that cannot be read; `verifyHistory` names them. */
export async function readHistory(
  store: ObjectStore,
  identity: Identity,
  limit: number,
): Promise<AuditEntry[]> {
  const revisions = (await revisionsOf(store, identity)).slice(-limit - 1)
  const opened = await inOrder(revisions, async (revision) => open(store, identity, revision))
  const entries = opened.map(({ entry }) => entry).filter((entry) => entry !== null)
  return entries
    .map((entry, at) => toAudit(entry, entries[at - 1]?.document ?? null))
    .slice(-limit)
    .reverse()
}

/** Documents that were in effect at some time since then, the newest first. */
export async function documentsSince(
  store: ObjectStore,
  identity: Identity,
  since: number,
): Promise<ReleaseDocument[]> {
  const documents: ReleaseDocument[] = []
  for (const revision of (await revisionsOf(store, identity)).reverse()) {
    const { entry } = await open(store, identity, revision)
    if (!entry) continue
    documents.push(entry.document)
    // This document was in effect when that time began: it is the last to count.
    if (entry.at <= since) break
  }
  return documents
}

/** Whether a version of an area ran for everybody at some time, newest entries first. */
export async function hasRun(
  store: ObjectStore,
  identity: Identity,
  area: string,
  version: string,
): Promise<boolean> {
  const revisions = (await revisionsOf(store, identity)).reverse()
  for (let at = 0; at < revisions.length; at += AT_ONCE) {
    const opened = await Promise.all(
      revisions.slice(at, at + AT_ONCE).map((one) => open(store, identity, one)),
    )
    if (opened.some(({ entry }) => entry?.versions[area]?.after === version)) return true
  }
  return false
}

/**
 * The last good version of an area when this one was last released to everybody, or null.
 */
export async function goodBefore(
  store: ObjectStore,
  identity: Identity,
  area: string,
  version: string,
): Promise<string | null> {
  for (const revision of (await revisionsOf(store, identity)).reverse()) {
    const { entry } = await open(store, identity, revision)
    const { before, after } = entry?.versions[area] ?? { before: null, after: null }
    if (!entry || after !== version || before === version) continue
    const lastGood = areasOf(entry.document)[area]?.lastGood ?? null
    return lastGood === version ? null : lastGood
  }
  return null
}

/** Checks every entry's seal, that each names the one before, and that the document is what the newest one says. */
export async function verifyHistory(store: ObjectStore, identity: Identity): Promise<AuditVerdict> {
  const revisions = await revisionsOf(store, identity)
  const opened = await inOrder(revisions, async (revision) => open(store, identity, revision))
  let previous = GENESIS
  let expected = revisions[0] ?? 0
  const broken = (problem: string): AuditVerdict => ({
    ok: false,
    entries: revisions.length,
    problem,
    head: null,
  })
  for (const { revision, entry } of opened) {
    if (revision !== expected) return broken(`revision ${expected} is missing`)
    if (!entry) return broken(`revision ${revision} was altered`)
    if (entry.revision !== revision) return broken(`revision ${revision} was replaced by ${entry.revision}`)
    if (entry.previous !== previous) return broken(`revision ${revision} does not follow from the one before`)
    previous = entry.hash
    expected += 1
  }
  const { entry: newest = null, document = null } = opened.at(-1) ?? {}
  const problem = await documentProblem(store, identity, document)
  if (problem) return broken(problem)
  return { ok: true, entries: revisions.length, problem: null, head: newest?.hash ?? null }
}

/** A copy that lags behind is no fault: a crash may come between. A copy ahead of its history is a fault. */
async function documentProblem(
  store: ObjectStore,
  identity: Identity,
  newest: unknown,
): Promise<string | null> {
  const copy = await store.read(documentKey(identity))
  if (!copy) return null
  const text = copy.body.toString()
  const [copied, sealed] = [revisionIn(text), newest === null ? 0 : revisionIn(documentText(newest))]
  if (copied === null) return 'the document cannot be read'
  if (copied > (sealed ?? 0)) return `the entries after revision ${sealed} are missing`
  return copied === sealed && text !== documentText(newest)
    ? `the document of revision ${copied} was altered`
    : null
}

const Revision = v.pipe(v.string(), v.parseJson(), v.object({ revision: v.number() }))

function revisionIn(text: string): number | null {
  const parsed = v.safeParse(Revision, text)
  return parsed.success ? parsed.output.revision : null
}

async function revisionsOf(store: ObjectStore, identity: Identity): Promise<number[]> {
  const keys = await store.list(historyPrefix(identity))
  return keys.map(revisionOf).filter((revision) => revision !== null)
}

async function open(store: ObjectStore, identity: Identity, revision: number) {
  const stored = await store.read(entryKey(identity, revision))
  const entry = stored && openEntry(stored.body)
  return { revision, entry, document: entry && stored ? documentOf(stored.body) : null }
}

async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(work))))
  }
  return results
}

function toAudit(entry: SealedEntry, before: AuditEntry['before']): AuditEntry {
  const { document: after, settings: _, ...facts } = entry
  return { ...facts, before, after }
}
