import type { AreaRelease, ErrorBudget, ReleaseChange } from '@touchline/contracts/release'
import { areasOf } from '../release/area-versions'
import type { ReleaseState } from '../release/release-record'
import { budgetOf, type ReleaseSettings } from '../release/release-settings'
import { isWorse, type Judged, mustEnd } from './verdict'

/** Health of a version; null when nobody reported of it. */
export type HealthOf = (area: string, version: string) => Judged | null

/** How often a version failed when it ran for everybody; null when nobody knows. */
export type RateBefore = (area: string, version: string) => number | null

/** An action of the service itself, and its reason. */
export interface Protection {
  change: ReleaseChange
  reason: string
}

/** A version that ran well for a day does not break by itself: then something else is wrong. */
const PROBATION_MS = 24 * 60 * 60 * 1000

/** Canaries that must end, and full releases that must go back and are set to. */
export function protections(
  { document, settings }: ReleaseState,
  healthOf: HealthOf,
  rateBefore: RateBefore,
  now: number,
): Protection[] {
  return Object.entries(areasOf(document)).flatMap(([area, release]): Protection[] => {
    const budget = budgetOf(settings, area)
    const current = healthOf(area, release.current.version)
    const candidate = release.canary?.candidate.version
    const health = candidate === undefined ? null : healthOf(area, candidate)
    if (candidate !== undefined && health && mustEnd(health, current, budget)) {
      const reason = reasonOf(area, candidate, health, budget)
      return [{ change: { kind: 'canary', area, version: candidate, percent: 0, emergency: true }, reason }]
    }
    if (!budget.autoFallback || current?.verdict !== 'bad') return []
    const { lastGood } = release
    const isWorseNow = isWorse(current.rate, lastGood === null ? null : rateBefore(area, lastGood))
    if (!isWorseNow || !canGoBack(area, release, settings, now)) return []
    const reason = reasonOf(area, release.current.version, current, budget)
    return [{ change: { kind: 'rollback', area, emergency: true }, reason }]
  })
}

function canGoBack(area: string, release: AreaRelease, settings: ReleaseSettings, now: number): boolean {
  const { current, lastGood, pinned } = release
  const isNew = now - (settings.since[area] ?? 0) < PROBATION_MS
  // A version returned to ran well before: something else is wrong now, and going on would end with the oldest version.
  const isReturned = settings.returned?.[area] === current.version
  return isNew && !pinned && !isReturned && lastGood !== null && lastGood !== current.version
}

const percent = (rate: number): string => `${Number((rate * 100).toFixed(1))} %`

function reasonOf(area: string, version: string, health: Judged, budget: ErrorBudget): string {
  const { loads, errors, rate, hangs, silent, failures, messages } = health
  const kinds = Object.entries(failures).map(([kind, count]) => `${kind} ${count}`)
  const newest = messages[0] === undefined ? '' : `; newest, as a page wrote it: “${messages[0]}”`
  const facts = [
    `failed on ${errors} of ${loads} devices within ${budget.windowSeconds} s`,
    ...(hangs > 0 ? [`stopped answering on ${hangs}`] : []),
    ...(silent > 0 ? [`was never heard of on ${silent}`] : []),
  ]
  const allowed = `(${percent(rate)}, allowed ${percent(budget.maxErrorRate)})`
  return `${area} ${version} ${facts.join(', ')} ${allowed}${kinds.length > 0 ? ': ' : ''}${kinds.join(', ')}${newest}`
}
