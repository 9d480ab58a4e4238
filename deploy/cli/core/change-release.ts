import type { ReleaseChange, ReleaseDocument } from '@touchline/contracts/release'
import { askOperator } from './ask-operator'
import { askReason } from './ask-reason'
import { CliError } from './cli-error'
import { describeChange } from './describe-change'
import { describeConflict } from './describe-conflict'
import { differenceLines } from './difference-lines'
import { type Difference, diffDocuments } from './document-diff'
import type { Io } from './io'
import { type CommonOptions, identityOf, type Session } from './session'

/** Options of every command that changes a release. */
export interface ChangingOptions extends CommonOptions {
  reason?: string
  dryRun?: boolean
  retry?: boolean
  /** The change bypasses the gate; the history records it. */
  unchecked?: boolean
  /** The first release of a channel that no brand has yet. */
  newChannel?: boolean
  /** Every brand that has a release in the channel. */
  allBrands?: boolean
}

export interface Changing {
  /** The change to make, built for the current document. May refuse by throwing. */
  change: (document: ReleaseDocument | null) => ReleaseChange
  /** Reason where nobody gives one. */
  fallback: string
}

const ATTEMPTS = 5

interface Made {
  change: ReleaseChange
  document: ReleaseDocument
  differences: Difference[]
}

/** Who makes changes, and why. */
interface Named {
  reason: string
  operator: string | undefined
}

/** Makes a change of one brand, or of all of them, and prints the differences. */
export async function changeRelease(
  session: Session,
  options: ChangingOptions,
  changing: Changing,
): Promise<void> {
  if (options.allBrands) return changeAllBrands(session, options, changing)
  const made = await makeChange(session, options, changing, () => named(session, options, changing))
  session.output.result({ ok: true, ...factsOf(made, options) }, linesOf(session, made, options))
}

/**
 * One brand after the other: a refusal by one does not stop the others. It ends as the first brand whose
 * outcome is unknown did, else as the first refusal.
 */
async function changeAllBrands(
  session: Session,
  options: ChangingOptions,
  changing: Changing,
): Promise<void> {
  const { client, output } = session
  if (options.brand)
    throw new CliError('usage', '--all-brands and --brand contradict each other.', 'Give one of them.')
  const { channel } = identityOf(options)
  const releases = await client.status(undefined, channel)
  const who = await named(session, options, changing)
  const facts: object[] = []
  const lines: string[] = []
  const refusals: CliError[] = []
  for (const { brand } of releases) {
    try {
      const made = await makeChange(session, { ...options, brand }, changing, async () => who)
      facts.push({ ok: true, ...factsOf(made, options) })
      lines.push(...linesOf(session, made, options))
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      refusals.push(error)
      facts.push({ ok: false, brand, channel, error: { code: error.exit, message: error.message } })
      lines.push(`${output.colours.red('✗')} ${brand} ${channel}: ${error.message}`)
    }
  }
  const unknown = refusals.filter(isOutcomeUnknown)
  const first = unknown[0] ?? refusals[0]
  if (first === undefined) return output.result({ ok: true, releases: facts }, lines)
  if (!options.json) output.result(null, lines)
  const message = notChangedText(refusals.length - unknown.length, unknown.length, releases.length)
  throw new CliError(first.exit, message, first.advice, { releases: facts })
}

/** The service may have made the change before it failed or its answer was lost. */
const isOutcomeUnknown = ({ exit }: CliError): boolean => exit === 'unknown' || exit === 'unexpected'

function notChangedText(refused: number, unknown: number, all: number): string {
  if (unknown === 0) return `${refused} of ${all} brands were not changed.`
  const known = refused === 0 ? '' : `${refused} of ${all} brands were not changed; `
  return `${known}of ${unknown}${refused === 0 ? ` of ${all} brands` : ''} the outcome is unknown.`
}

/**
 * Reads the revision and makes the change for it. When another change came first nothing is done: what they changed is
 * reported, and with `--retry` the change is made anew for the document as it is then.
 */
async function makeChange(
  session: Session,
  options: ChangingOptions,
  { change }: Changing,
  name: () => Promise<Named>,
): Promise<Made> {
  const { client, output } = session
  const identity = identityOf(options)
  let who: Named | null = null
  for (let attempt = 1; ; attempt++) {
    const before = await client.document(identity)
    const expected = before?.revision ?? 0
    const wanted = change(before)
    who ??= await name()
    const { dryRun = false, unchecked = false, newChannel = false } = options
    const asked = { ...identity, ...who, expected, change: wanted, dryRun, unchecked, newChannel }
    const answer = await client.change(asked)
    switch (answer.kind) {
      case 'changed':
        return {
          change: wanted,
          document: answer.document,
          differences: diffDocuments(before, answer.document),
        }
      case 'conflict': {
        const { message, entries } = await describeConflict(client, identity, expected, answer.revision)
        if (!options.retry || attempt === ATTEMPTS) {
          throw new CliError(
            'conflict',
            message,
            'Nothing was changed. Look at "touchline status", then run the command again, or add --retry.',
            { expected, revision: answer.revision, entries },
          )
        }
        output.progress(`${message} Trying again on revision ${answer.revision}.`)
        break
      }
      case 'frozen':
        throw new CliError(
          'frozen',
          `Releases of ${identity.brand} ${identity.channel} are frozen (${answer.reason}).`,
          'Wait, or end it with "touchline freeze --off". A rollback to what ran goes through all the same.',
        )
      case 'unchecked':
        throw new CliError(
          'unchecked',
          `${answer.reason}.`,
          `Run "touchline check ${answer.area}@${answer.version}" first, or override with --unchecked --reason "…".`,
          { area: answer.area, version: answer.version },
        )
      case 'refused':
        throw new CliError(
          'refused',
          `The release service refused: ${answer.reason}${/[.?!]$/.test(answer.reason) ? '' : '.'}`,
          'Nothing was changed. "touchline status" shows what runs, "touchline versions" what is published.',
        )
    }
  }
}

async function named(session: Session, options: ChangingOptions, { fallback }: Changing): Promise<Named> {
  const reason = await reasonOf(session.io, options, fallback)
  return { reason, operator: options.dryRun ? undefined : await askOperator(session) }
}

async function reasonOf(io: Io, options: ChangingOptions, fallback: string): Promise<string> {
  if (options.unchecked && !options.reason)
    throw new CliError('usage', '--unchecked needs a reason.', 'Add --reason "…": it stands in the history.')
  return options.dryRun ? (options.reason ?? fallback) : askReason(io, options.reason, fallback)
}

const factsOf = ({ document, differences }: Made, { dryRun }: ChangingOptions) => {
  const { brand, channel, revision } = document
  return { dryRun: Boolean(dryRun), brand, channel, revision, differences }
}

function linesOf(
  { output }: Session,
  { change, document, differences }: Made,
  { dryRun }: ChangingOptions,
): string[] {
  const { brand, channel, revision } = document
  const title = dryRun
    ? `${brand} ${channel} would become revision ${revision} (nothing was changed):`
    : `${brand} ${channel} is at revision ${revision}:`
  const lines =
    differences.length > 0
      ? differenceLines(differences, output)
      : [`  ${describeChange(change)}; no version changes`]
  return [output.colours.bold(title), ...lines]
}
