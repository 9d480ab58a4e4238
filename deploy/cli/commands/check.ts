import type { CheckResult } from '@touchline/contracts/release'
import { InvalidArgumentError } from 'commander'
import { CHECKS, type CheckName } from '../../release-service/gate/required-checks'
import { parseAreaVersion } from '../core/area-version'
import { CliError } from '../core/cli-error'
import { type MakeCommand, reading } from '../core/command'
import type { CommonOptions, Session } from '../core/session'
import type { GateOutcome } from '../gate/check-version'

const EXAMPLE = 'touchline check sportsbook@1.4.2\ntouchline check sportsbook@1.4.2 --only contract,budget'

interface CheckOptions extends CommonOptions {
  only?: CheckName[]
  dryRun?: boolean
}

export const check: MakeCommand = (run) =>
  reading('check', 'Pass the gate: see that a published version works with everything that is live', EXAMPLE)
    .argument('<area@version>', 'published version')
    .option('--only <checks>', `some of ${CHECKS.join(', ')}; opens no gate`, namesOf)
    .option('--dry-run', 'do not record the result')
    .action(
      run<CheckOptions, [string]>(async (session, options, text) => {
        const { area, version } = parseAreaVersion(text)
        const outcome = await runGate(session, options, area, version)
        const { client, output } = session
        const isRecorded = !options.dryRun && !options.only
        if (isRecorded) await client.recordChecks(area, version, outcome)
        const facts = { area, version, recorded: isRecorded, ...outcome }
        if (!outcome.ok) throw notPassed(facts, Boolean(options.only))
        const against = Object.entries(outcome.against).map(
          ([name, versions]) => `${name} ${versions.join(', ')}`,
        )
        output.result(facts, [
          `${output.colours.green('✓')} ${area}@${version} may be released with ${against.join('; ') || 'nothing else'}.`,
          `Next: touchline canary ${area}@${version} --percent 10`,
        ])
      }),
    )

async function runGate(session: Session, options: CheckOptions, area: string, version: string) {
  // The browser and the edge are heavy; other commands start without them.
  const [{ checkVersion }, { smokeNeeds }] = await Promise.all([
    import('../gate/check-version'),
    import('../gate/smoke-needs'),
  ])
  const { client, output } = session
  return checkVersion({
    area,
    manifest: await client.manifest(area, version),
    documents: await client.documents(),
    find: client.manifest,
    only: options.only ?? CHECKS,
    needs: () => smokeNeeds(session),
    started: (name) => output.progress(`… ${name}`),
    ended: (result) => printResult(session, result),
    steady: () => performance.now(),
  })
}

function printResult({ output: { colours, progress } }: Session, result: CheckResult): void {
  const { name, verdict, summary, problems, tookMs } = result
  const mark = { passed: colours.green('✓'), failed: colours.red('✗'), skipped: colours.yellow('–') }[verdict]
  progress(`${mark} ${name}: ${summary} ${colours.dim(`${(tookMs / 1000).toFixed(1)} s`)}`)
  for (const problem of problems) progress(`    ${problem}`)
}

function notPassed(facts: GateOutcome & { area: string; version: string }, isPart: boolean): CliError {
  const bad = facts.results.filter(({ verdict }) => verdict === 'failed').map(({ name }) => name)
  const left = facts.results.filter(({ verdict }) => verdict === 'skipped').map(({ name }) => name)
  const what = bad.length > 0 ? `fails ${bad.join(', ')}` : `lacks ${left.join(', ')}`
  const advice =
    isPart && bad.length === 0
      ? 'What was asked for passed; run it without --only to open the gate.'
      : 'Mend it and publish another version; a version that is out is never changed.'
  return new CliError('unchecked', `${facts.area}@${facts.version} ${what}.`, advice, { ...facts })
}

function namesOf(text: string): CheckName[] {
  const names = text.split(',').map((name) => name.trim())
  const isName = (name: string): name is CheckName => (CHECKS as readonly string[]).includes(name)
  if (names.every(isName)) return names
  throw new InvalidArgumentError(`The checks are ${CHECKS.join(', ')}.`)
}
