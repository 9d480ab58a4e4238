// Publishes the finished builds named on the command line and puts the new ones into the release of every brand. Changes
// by operations since the last start, such as a rollback, stay unless somebody at the terminal agrees, or with `--replace`.
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { AuditEntry, ReleaseDocument } from '@touchline/contracts/release'
import { timeText } from '../cli/core/ago'
import { describeChange } from '../cli/core/describe-change'
import { createReleaseClient } from '../cli/service/release-client'
import { type Uploaded, uploadBuild } from '../cli/upload-build'
import { localBrands } from './brands.mjs'

/** The reasons that this program gives: entries of the history with another reason are from operations. */
const REASONS = { first: 'first release', changed: 'sources changed' } as const
const ENTRIES = 1000

const { RELEASE_URL = 'http://127.0.0.1:8082', RELEASE_TOKEN = '' } = process.env
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
})

const client = createReleaseClient({ url: RELEASE_URL, token: RELEASE_TOKEN })
const published: Uploaded[] = []
for (const dist of positionals) {
  published.push(await uploadBuild(client, dist, { dryRun: false, step: () => undefined }))
}
// One after the other: each brand has a document of its own.
for (const { id } of localBrands()) await release(id)

async function release(brand: string): Promise<void> {
  const identity = { brand, channel: 'production' }
  const document = await client.document(identity)
  // Builds that were published before stay as the document has them.
  const wanted = published.filter(
    ({ area, isNew, manifest }) =>
      currentOf(document, area) === null ||
      ((isNew || options.replace) && currentOf(document, area) !== manifest.version),
  )
  if (wanted.length === 0) return
  const entries = document ? await client.history(identity, ENTRIES) : []
  const byOperations = new Map<string, AuditEntry>()
  for (const { area } of wanted) {
    const entry = entries.find((one) => concerns(one, area))
    if (entry && !isOurs(entry)) byOperations.set(area, entry)
  }
  const isReplaced = byOperations.size === 0 || (await mayReplace(brand, wanted, byOperations))
  const chosen = wanted.filter(({ area }) => isReplaced || !byOperations.has(area))
  if (chosen.length === 0) return
  const answer = await client.change({
    ...identity,
    expected: document?.revision ?? 0,
    change: { kind: 'set', versions: versionsOf(chosen) },
    reason: document === null ? REASONS.first : REASONS.changed,
    dryRun: false,
    // The builds in this folder were made a moment ago by the user who starts it.
    unchecked: true,
  })
  switch (answer.kind) {
    case 'changed':
      return
    case 'frozen':
    case 'refused':
      // A freeze or a pin is no reason not to start: the current version goes on running.
      console.log(`The new builds are not released to ${brand}: ${answer.reason}.\n  ${howTo(brand, chosen)}`)
      return
    case 'conflict':
    case 'unchecked':
      throw new Error(`The release to ${brand} was refused: ${JSON.stringify(answer)}`)
  }
}

/** Says what operations had set, and asks where somebody can answer. */
async function mayReplace(
  brand: string,
  wanted: readonly Uploaded[],
  byOperations: ReadonlyMap<string, AuditEntry>,
): Promise<boolean> {
  const concerned = wanted.filter(({ area }) => byOperations.has(area))
  const lines = concerned.map(({ area, manifest }) => {
    const { actor, at, change, reason } = byOperations.get(area) as AuditEntry
    const who = `${actor} ${describeChange(change)} at ${timeText(at)} (“${reason}”)`
    return `  ${area}: ${who}; the new build is ${manifest.version}`
  })
  console.log(`Operations have changed what ${brand} runs:\n${lines.join('\n')}`)
  if (options.replace) console.log('  --replace: the new builds take its place.')
  const isAgreed = options.replace || (await ask('  Put the new builds in its place? [y/N] '))
  if (!isAgreed) console.log(`  It stays. ${howTo(brand, concerned)}`)
  return isAgreed
}

async function ask(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(es)?$/i.test((await prompt.question(question)).trim())
  } finally {
    prompt.close()
  }
}

function howTo(brand: string, builds: readonly Uploaded[]): string {
  const versions = builds.map(({ area, manifest }) => `${area}@${manifest.version}`).join(' ')
  return `To release them: npx touchline set ${versions} --brand ${brand}, or start with --replace.`
}

/** Whether an entry is about what an area runs. */
function concerns({ change, versions }: AuditEntry, area: string): boolean {
  if (change.kind === 'freeze' || change.kind === 'budget') return false
  return change.kind === 'set' ? area in versions : change.area === area
}

function isOurs({ reason }: AuditEntry): boolean {
  return Object.values<string>(REASONS).some((ours) => reason === ours || reason === `unchecked: ${ours}`)
}

function versionsOf(builds: readonly Uploaded[]): Record<string, string> {
  return Object.fromEntries(builds.map(({ area, manifest }) => [area, manifest.version]))
}

function currentOf(document: ReleaseDocument | null, area: string): string | null {
  if (!document) return null
  const release = area === 'shell' ? document.shell : document.remotes[area]
  return release?.current.version ?? null
}
