import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CheckResult, PublishedVersion, ReleaseDocument } from '@touchline/contracts/release'
import { liveVersions } from '../../release-service/gate/live-versions'
import { type CheckName, filesDigest, requiredChecks } from '../../release-service/gate/required-checks'
import { type Budgets, checkBudget } from './check-budget'
import { checkConformance } from './check-conformance'
import { checkContract } from './check-contract'
import type { Finding } from './check-result'
import { checkSingletons } from './check-singletons'
import type { SmokeNeeds } from './check-smoke'
import { checkSmoke, smokePages } from './check-smoke'
import { type FindManifest, pairsOf } from './pairs'

export interface GateOptions {
  area: string
  manifest: PublishedVersion
  /** Every live document. */
  documents: readonly ReleaseDocument[]
  find: FindManifest
  /** Checks to run; every other check counts as skipped. */
  only: readonly CheckName[]
  /** Where the smoke runs; asked for when it comes to it. */
  needs: () => Promise<SmokeNeeds>
  started: (name: CheckName) => void
  ended: (result: CheckResult) => void
  /** Milliseconds since any moment. */
  steady: () => number
}

/** With what a version was checked: versions of every area that it would meet. */
export type Against = Record<string, string[]>

export interface GateOutcome {
  ok: boolean
  against: Against
  /** Hash of the checked files. */
  files: string
  results: CheckResult[]
}

/** The gate: everything that must hold before players get a version. */
export async function checkVersion(options: GateOptions): Promise<GateOutcome> {
  const { area, manifest, documents, find } = options
  const pairs = await pairsOf({ area, manifest }, documents, find)
  const budgets: Budgets = JSON.parse(await readFile(join(import.meta.dirname, '../../budgets.json'), 'utf8'))
  const checks: Record<CheckName, () => Promise<Finding> | Finding> = {
    contract: () => checkContract(pairs),
    singletons: () => checkSingletons(pairs),
    budget: () => checkBudget(area, manifest, budgets),
    conformance: () => checkConformance(area, manifest),
    smoke: async () => checkSmoke(area, manifest, smokePages(area, documents), await options.needs()),
  }
  const results: CheckResult[] = []
  for (const name of requiredChecks(area)) results.push(await timed(options, name, checks[name]))
  const ok = results.every(({ verdict }) => verdict === 'passed')
  return { ok, against: againstOf(area, documents), files: filesDigest(manifest), results }
}

async function timed(
  { only, started, ended, steady }: GateOptions,
  name: CheckName,
  check: () => Promise<Finding> | Finding,
): Promise<CheckResult> {
  const begin = steady()
  const isWanted = only.includes(name)
  if (isWanted) started(name)
  const finding: Finding = isWanted
    ? await check()
    : { verdict: 'skipped', summary: 'left out', problems: [] }
  const result = { name, ...finding, tookMs: Math.round(steady() - begin) }
  ended(result)
  return result
}

function againstOf(area: string, documents: readonly ReleaseDocument[]): Against {
  const others = new Set(
    documents.flatMap((document) => (area === 'shell' ? Object.keys(document.remotes) : ['shell'])),
  )
  return Object.fromEntries(
    [...others].map((other) => [
      other,
      [...new Set(documents.flatMap((document) => liveVersions(document, other)))].sort(),
    ]),
  )
}
