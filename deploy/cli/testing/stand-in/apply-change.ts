import type { AreaRelease, ReleaseChange, ReleaseDocument, ReleasedVersion } from '@touchline/contracts'
import { Refusal } from './refusal'

const SHELL = 'shell'

/** What the document is after a change; the revision rises by one. */
export function applyChange(
  before: ReleaseDocument,
  change: ReleaseChange,
  find: (area: string, version: string) => ReleasedVersion,
): ReleaseDocument {
  const of = (area: string): AreaRelease => {
    const release = area === SHELL ? before.shell : before.remotes[area]
    if (!release) throw new Refusal(422, `there is no area ${area}`)
    return release
  }
  const put = (area: string, release: AreaRelease): ReleaseDocument => {
    const next = { ...before, revision: before.revision + 1 }
    if (area === SHELL) return { ...next, shell: release }
    return { ...next, remotes: { ...before.remotes, [area]: release } }
  }
  switch (change.kind) {
    case 'set': {
      const { revision, ...rest } = before
      const areas = new Map(Object.entries({ [SHELL]: before.shell, ...before.remotes }))
      for (const [area, version] of Object.entries(change.versions)) {
        const lastGood = areas.get(area)?.current.version ?? null
        areas.set(area, { current: find(area, version), canary: null, lastGood })
      }
      const { [SHELL]: shell = before.shell, ...remotes } = Object.fromEntries(areas)
      return { ...rest, revision: revision + 1, shell, remotes }
    }
    case 'canary': {
      const { area, version, percent } = change
      return put(area, {
        ...of(area),
        canary: percent === 0 ? null : { candidate: find(area, version), percent },
      })
    }
    case 'promote': {
      const { current, canary } = of(change.area)
      if (!canary) throw new Refusal(422, `${change.area} has no canary`)
      return put(change.area, { current: canary.candidate, canary: null, lastGood: current.version })
    }
    case 'rollback': {
      const { lastGood } = of(change.area)
      const to = change.to ?? lastGood
      if (!to) throw new Refusal(422, `${change.area} has no last good version`)
      return put(change.area, { current: find(change.area, to), canary: null, lastGood: to })
    }
    case 'pin':
    case 'freeze':
    case 'budget':
      return { ...before, revision: before.revision + 1 }
  }
}
