import type { AreaRelease, ReleaseDocument, ReleasedVersion } from '@touchline/contracts'
import * as v from 'valibot'

const version = v.pipe(v.string(), v.minLength(1))

/** What can be done to a release document. */
export const ReleaseChange = v.variant('kind', [
  /** These areas run these versions from now on; an area that is not there yet is added. */
  v.object({ kind: v.literal('set'), versions: v.record(v.string(), version) }),
  /** Open tabs are asked to swap in place, or no longer. */
  v.object({ kind: v.literal('emergency'), on: v.boolean() }),
])
export type ReleaseChange = v.InferOutput<typeof ReleaseChange>

const SHELL = 'shell'

/** Finds a published version; null when it is not published. */
export type FindRelease = (area: string, version: string) => Promise<ReleasedVersion | null>

export type Applied = { ok: true; document: ReleaseDocument } | { ok: false; reason: string }

/** What the document is after a change; the revision rises by one. A first document needs a shell. */
export async function applyChange(
  document: ReleaseDocument | null,
  change: ReleaseChange,
  identity: Pick<ReleaseDocument, 'brand' | 'channel'>,
  find: FindRelease,
): Promise<Applied> {
  const revision = (document?.revision ?? 0) + 1
  switch (change.kind) {
    case 'emergency':
      if (!document) return { ok: false, reason: 'nothing is released yet' }
      return { ok: true, document: { ...document, revision, emergency: change.on } }
    case 'set': {
      const areas = await setVersions(document, change.versions, find)
      if (!areas.ok) return areas
      const { [SHELL]: shell, ...remotes } = areas.areas
      if (!shell) return { ok: false, reason: 'a first release needs a shell' }
      return { ok: true, document: { schema: 1, ...identity, revision, emergency: false, shell, remotes } }
    }
  }
}

type SetVersions = { ok: true; areas: Record<string, AreaRelease> } | { ok: false; reason: string }

async function setVersions(
  document: ReleaseDocument | null,
  versions: Record<string, string>,
  find: FindRelease,
): Promise<SetVersions> {
  const areas: Record<string, AreaRelease> = document ? { [SHELL]: document.shell, ...document.remotes } : {}
  for (const [area, wanted] of Object.entries(versions)) {
    const release = await find(area, wanted)
    if (!release) return { ok: false, reason: `${area} ${wanted} is not published` }
    const before = areas[area]?.current.version
    const lastGood = before && before !== wanted ? before : (areas[area]?.lastGood ?? null)
    areas[area] = { current: release, canary: null, lastGood }
  }
  return { ok: true, areas }
}
