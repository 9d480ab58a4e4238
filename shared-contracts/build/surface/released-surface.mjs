import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../webpack/version.mjs'
import { surfaceOf } from './surface-of.mjs'

const CONTRACTS = '@touchline/contracts'
const PACKAGE = join(ROOT, 'shared-contracts/contracts')
const RECORD = join(PACKAGE, 'surface.json')
const CHANGESETS = join(ROOT, '.changeset')

/**
 * Current exports of the contracts, as `odds/BetType`: a name that moves to another subject counts as removed
 * from the first.
 */
export function currentSurface() {
  const { exports } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([subject, index]) =>
    surfaceOf(join(PACKAGE, index)).map((name) => `${subject.slice('./'.length)}/${name}`),
  )
}

/** Their exports at their last version. */
export const releasedSurface = () => JSON.parse(readFileSync(RECORD, 'utf8'))

/** Writes down what they let out, with every version of theirs. */
export const recordSurface = () => writeFileSync(RECORD, `${JSON.stringify(currentSurface(), null, 2)}\n`)

/**
 * Names that teams may still import and that are gone, unless a changeset says that the contracts break.
 * @returns the names; empty when nobody is surprised
 */
export function unannouncedRemovals(released, current, changesets) {
  const isAnnounced = changesets.some((text) =>
    new RegExp(`^["']${CONTRACTS}["']:\\s*major\\s*$`, 'm').test(text),
  )
  return isAnnounced ? [] : released.filter((name) => !current.includes(name))
}

/** The changesets that wait for their release, as texts. */
export const waitingChangesets = () =>
  readdirSync(CHANGESETS)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => readFileSync(join(CHANGESETS, name), 'utf8'))

/**
 * Changesets that raise packages without versions of their own together with others: `changeset version` refuses to spend
 * any as long as there is one.
 * @returns the packages of each of them
 */
export function mixedChangesets(changesets, ignored) {
  return changesets
    .map((text) => [...text.matchAll(/^["'](@touchline\/[\w-]+)["']:/gm)].map(([, name]) => name))
    .filter((names) => new Set(names.map((name) => ignored.includes(name))).size > 1)
}

/** Packages that get no versions. */
export const ignoredPackages = () => JSON.parse(readFileSync(join(CHANGESETS, 'config.json'), 'utf8')).ignore
