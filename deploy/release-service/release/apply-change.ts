import type { ReleaseChange, ReleaseDocument } from '@touchline/contracts/release'
import { type Areas, type AreasOutcome, type FindRelease, refused, SHELL, unknownArea } from './area-release'
import { canary, promote } from './canary-area'
import { endPin, pin } from './pin-area'
import { budgetAfter, type ReleaseSettings } from './release-settings'
import { type FindGood, rollback } from './rollback-area'
import { setVersions } from './set-versions'
import { withdraw } from './withdraw-area'

export interface Current {
  document: ReleaseDocument | null
  settings: ReleaseSettings
}

export type Applied =
  | { ok: true; document: ReleaseDocument; settings: ReleaseSettings }
  | { ok: false; reason: string }

export interface ChangeContext {
  brand: string
  channel: string
  /** Epoch milliseconds. */
  now: number
  find: FindRelease
  /** Whether the change only takes back what ran before. */
  isBack: boolean
  /** The last good version when this one was released; null when there is no way back from it. */
  goodBefore: FindGood
}

/** The release after a change; the revision rises by one. A first document needs a shell. */
export async function applyChange(
  { document, settings }: Current,
  change: ReleaseChange,
  context: ChangeContext,
): Promise<Applied> {
  const before: Areas = document ? { [SHELL]: document.shell, ...document.remotes } : {}
  const outcome = await changeAreas(before, change, context)
  if (!outcome.ok) return outcome
  const { [SHELL]: shell, ...remotes } = outcome.areas
  if (!shell) return refused(document ? 'there is no shell' : 'a first release needs a shell')
  const { brand, channel, now } = context
  const revision = (document?.revision ?? 0) + 1
  // A clock that was put back orders nothing anew.
  const changedAt = Math.max(now, (document?.changedAt ?? 0) + 1)
  return {
    ok: true,
    document: { schema: 1, brand, channel, revision, changedAt, shell, remotes },
    settings: {
      ...changeSettings(settings, change),
      since: sinceOf(settings, before, outcome.areas, now),
      returned: returnedOf(
        settings,
        outcome.areas,
        context.isBack && change.kind === 'rollback' ? change.area : null,
      ),
    },
  }
}

async function changeAreas(
  areas: Areas,
  change: ReleaseChange,
  { find, now, isBack, goodBefore }: ChangeContext,
): Promise<AreasOutcome> {
  switch (change.kind) {
    case 'set':
      return setVersions(areas, change.versions, find)
    case 'canary':
      return canary(areas, change, find)
    case 'promote':
      return promote(areas, change)
    case 'rollback':
      return rollback(areas, change, { find, isBack, goodBefore })
    case 'withdraw':
      return withdraw(areas, change.area)
    case 'pin':
      return change.version === null ? endPin(areas, change.area) : pin(areas, change.area, change.version)
    case 'budget':
      return change.area === null || areas[change.area]
        ? { ok: true, areas }
        : unknownArea(change.area, areas)
    case 'freeze':
      return change.until !== undefined && change.until <= now
        ? refused(`${new Date(change.until).toISOString()} has passed`)
        : { ok: true, areas }
  }
}

function changeSettings(settings: ReleaseSettings, change: ReleaseChange): ReleaseSettings {
  switch (change.kind) {
    case 'freeze':
      return { ...settings, frozen: change.on ? { until: change.until ?? null } : null }
    case 'budget': {
      const { area } = change
      const budget = budgetAfter(settings, change)
      if (area === null) return { ...settings, budget }
      return { ...settings, budgets: { ...settings.budgets, [area]: budget } }
    }
    case 'set':
    case 'canary':
    case 'promote':
    case 'rollback':
    case 'withdraw':
    case 'pin':
      return settings
  }
}

function sinceOf(settings: ReleaseSettings, before: Areas, after: Areas, now: number) {
  const times = Object.entries(after).map(([area, { current }]) => {
    const isSame = before[area]?.current.version === current.version
    return [area, isSame ? (settings.since[area] ?? now) : now] as const
  })
  return Object.fromEntries(times)
}

/** The versions that run because somebody went back to them. */
function returnedOf({ returned = {} }: ReleaseSettings, after: Areas, back: string | null) {
  const versions = Object.entries(after).flatMap(
    ([
      area,
      {
        current: { version },
      },
    ]) => (area === back || returned[area] === version ? [[area, version] as const] : []),
  )
  return Object.fromEntries(versions)
}
