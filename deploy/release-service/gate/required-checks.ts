import { createHash } from 'node:crypto'
import type { CheckRecord, PublishedVersion } from '@touchline/contracts/release'
import { SHELL } from '../release/area-release'

/** The checks of the gate, in their order. */
export const CHECKS = ['contract', 'singletons', 'budget', 'conformance', 'smoke'] as const
export type CheckName = (typeof CHECKS)[number]

/**
 * Checks required of a version of an area. The kit is for remotes: a shell is tested by the remotes that run
 * in it.
 */
export const requiredChecks = (area: string): readonly CheckName[] =>
  area === SHELL ? CHECKS.filter((name) => name !== 'conformance') : CHECKS

/** The common hash of all files of a version. */
export function filesDigest({ integrity }: Pick<PublishedVersion, 'integrity'>): string {
  const lines = Object.entries(integrity).map(([file, hash]) => `${file} ${hash}\n`)
  return `sha384-${createHash('sha384').update(lines.sort().join('')).digest('base64')}`
}

/** Checks that are not there or did not pass; a result that is there twice has to pass twice. */
export function unpassedChecks(area: string, results: CheckRecord['results']): string[] {
  const failed = results.filter(({ verdict }) => verdict !== 'passed').map(({ name }) => name)
  const missing = requiredChecks(area).filter((name) => !results.some((result) => result.name === name))
  return [...new Set([...failed, ...missing])]
}
