import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { DeclaredPages } from '@touchline/contracts/routes'
import * as v from 'valibot'
import { TimeText } from '../read-time'
import { nearestName } from '../release-service/nearest'
import { CliError } from './core/cli-error'

/** Facts of a build, from its `build.json`. */
const BuildFacts = v.object({
  area: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  kind: v.picklist(['shell', 'remote']),
  version: v.pipe(v.string(), v.regex(/^[A-Za-z0-9.-]+$/)),
  contractRange: v.string(),
  entry: v.string(),
  initial: v.array(v.string()),
  words: v.optional(v.record(v.string(), v.string())),
  worded: v.optional(v.record(v.string(), v.string())),
  asksFirst: v.optional(v.record(v.string(), v.array(v.pipe(v.string(), v.startsWith('/'))))),
  preloads: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Of a shell: contracts that it speaks. */
  contractVersion: v.optional(v.string()),
  /** Of a shell: shared libraries that it gives. */
  provides: v.optional(v.array(v.object({ name: v.string(), version: v.string() }))),
  /** Of a remote: shared libraries that it needs. */
  needs: v.optional(v.array(v.object({ name: v.string(), range: v.string() }))),
  /** Pages and menu entry that the area brings along. */
  pages: v.optional(DeclaredPages),
  /**
   * Every file of the build with its hash, and under `build.json` the hash of that file's other facts; older builds have
   * none of it.
   */
  files: v.optional(v.record(v.string(), v.string())),
  /** Hash of its sources. */
  source: v.optional(v.string()),
  builtAt: v.optional(TimeText),
  commit: v.optional(v.string()),
})
export type BuildFacts = v.InferOutput<typeof BuildFacts>

/** @throws CliError when the folder holds no finished build, or its `build.json` is not what the build wrote */
export async function readBuild(dist: string): Promise<BuildFacts> {
  const parsed = await readFacts(dist)
  const facts = v.safeParse(BuildFacts, parsed)
  if (!facts.success) throw faulty(dist, facts.issues[0])
  requireUnchanged(dist, facts.output, parsed)
  return facts.output
}

async function readFacts(dist: string): Promise<unknown> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => null)
  if (text === null) throw existsSync(dist) ? unfinished(dist) : await noFolder(dist)
  try {
    return JSON.parse(text)
  } catch {
    throw new CliError('refused', `${dist} is no finished build: its build.json cannot be read.`, BUILD_ANEW)
  }
}

const BUILD_ANEW = 'Build the package anew and publish that.'

const unfinished = (dist: string): CliError =>
  new CliError(
    'refused',
    `${dist} holds no finished build.`,
    'Run the build of the package, then publish its dist.',
  )

/** A folder above may be missing: compares the first missing folder with its neighbours. */
async function noFolder(dist: string): Promise<CliError> {
  const parts = dist.split(sep)
  const length = parts.findIndex((_, i) => i > 0 && !existsSync(parts.slice(0, i + 1).join(sep)))
  const at = existsSync(parts[0] || sep) ? length : 0
  const above = parts.slice(0, at).join(sep)
  const beside = await readdir(at === 0 ? '.' : above || sep).catch(() => [])
  const nearest = nearestName(parts[at] ?? '', beside)
  const meant = nearest === null ? null : [...parts.slice(0, at), nearest, ...parts.slice(at + 1)].join(sep)
  const hint = meant === null ? '.' : `; did you mean ${meant}?`
  return new CliError(
    'usage',
    `There is no folder ${dist}${hint}`,
    'Name the dist folder of a package that was built, as mfe-sportsbook/dist.',
  )
}

function faulty(dist: string, fault: v.InferIssue<typeof BuildFacts>): CliError {
  const place = v.getDotPath(fault) ?? 'its first letter'
  const what = fault.input === undefined ? `lacks ${place}` : `is wrong at ${place}`
  return new CliError('refused', `${dist} is no finished build: its build.json ${what}.`, BUILD_ANEW)
}

function requireUnchanged(dist: string, { files }: BuildFacts, parsed: unknown): void {
  const { files: _, ...facts } = parsed as BuildFacts
  const written = files?.['build.json']
  const found = `sha384-${createHash('sha384').update(JSON.stringify(facts)).digest('base64')}`
  if (written === undefined || written === found) return
  throw new CliError(
    'refused',
    `${dist} is not what its build left behind: build.json was changed.`,
    BUILD_ANEW,
  )
}
