import type { ReleaseChange, ReleaseDocument } from '@touchline/contracts'
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
  /** The gate was gone around; the history says so. */
  unchecked?: boolean
}

export interface Changing {
  /** What to do, made for the document as it is now. May refuse by throwing. */
  change: (document: ReleaseDocument | null) => ReleaseChange
  /** Reason where nobody gives one. */
  fallback: string
}

const ATTEMPTS = 5

export interface Changed {
  document: ReleaseDocument
  differences: Difference[]
}

/**
 * Reads the revision, makes the change for it and says what is different. When another change came first nothing is done:
 * what they changed is told, and with `--retry` the change is made anew for the document as it is then.
 */
export async function changeRelease(
  session: Session,
  options: ChangingOptions,
  { change, fallback }: Changing,
): Promise<Changed> {
  const { client, output, io } = session
  const identity = identityOf(options)
  let reason: string | null = null
  for (let attempt = 1; ; attempt++) {
    const before = await client.document(identity)
    const expected = before?.revision ?? 0
    const wanted = change(before)
    reason ??= await reasonOf(io, options, fallback)
    const { dryRun = false, unchecked = false } = options
    const answer = await client.change({ ...identity, expected, change: wanted, reason, dryRun, unchecked })
    switch (answer.kind) {
      case 'changed': {
        const changed = { document: answer.document, differences: diffDocuments(before, answer.document) }
        tell(session, options, wanted, changed)
        return changed
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
          'Wait, or end it with "touchline freeze --off". A rollback goes through all the same.',
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
          `The release service refused: ${answer.reason}.`,
          'Nothing was changed. "touchline status" shows what runs, "touchline versions" what is published.',
        )
    }
  }
}

async function reasonOf(io: Io, options: ChangingOptions, fallback: string): Promise<string> {
  if (options.unchecked && !options.reason)
    throw new CliError('usage', '--unchecked needs a reason.', 'Add --reason "…": it stands in the history.')
  return options.dryRun ? (options.reason ?? fallback) : askReason(io, options.reason, fallback)
}

function tell(
  { output }: Session,
  options: ChangingOptions,
  change: ReleaseChange,
  { document, differences }: Changed,
): void {
  const { brand, channel, revision } = document
  const title = options.dryRun
    ? `${brand} ${channel} would become revision ${revision} (nothing was changed):`
    : `${brand} ${channel} is at revision ${revision}:`
  const facts = { ok: true, dryRun: Boolean(options.dryRun), brand, channel, revision, differences }
  const lines =
    differences.length > 0
      ? differenceLines(differences, output)
      : [`  ${describeChange(change)}; no version changes`]
  output.result(facts, [output.colours.bold(title), ...lines])
}
