import type { ReleaseDocument } from '@touchline/contracts/release'
import { CliError } from '../core/cli-error'
import { type MakeCommand, reading } from '../core/command'
import { differenceLines } from '../core/difference-lines'
import { diffDocuments } from '../core/document-diff'
import { type CommonOptions, identityOf, type Session } from '../core/session'

const EXAMPLE =
  'touchline diff --revision 41\ntouchline diff --to-channel staging\ntouchline diff --to-brand garnet'

interface DiffOptions extends CommonOptions {
  revision?: string
  toBrand?: string
  toChannel?: string
}

export const diff: MakeCommand = (run) =>
  reading('diff', 'Show what differs between a release and another one', EXAMPLE)
    .option('--revision <number>', 'what changed since this revision')
    .option('--to-brand <brand>', 'against this brand')
    .option('--to-channel <channel>', 'against this channel')
    .action(
      run<DiffOptions, []>(async (session, options) => {
        const identity = identityOf(options)
        const now = await named(session, identity)
        const [before, after] = options.revision
          ? [await atRevision(session, options, now), now]
          : [now, await named(session, otherOf(options))]
        const differences = diffDocuments(before, after)
        const { output } = session
        const facts = { ok: true, from: nameOf(before), to: nameOf(after), differences }
        const title = `${nameOf(before)} → ${nameOf(after)}`
        output.result(facts, [output.colours.bold(title), ...differenceLines(differences, output)])
      }),
    )

const nameOf = ({ brand, channel, revision }: ReleaseDocument): string => `${brand} ${channel} r${revision}`

function otherOf(options: DiffOptions) {
  const { toBrand, toChannel } = options
  if (!toBrand && !toChannel) {
    throw new CliError('usage', 'Nothing to compare with.', 'Add --revision, --to-brand or --to-channel.')
  }
  const { brand, channel } = identityOf(options)
  return { brand: toBrand ?? brand, channel: toChannel ?? channel }
}

async function named({ client }: Session, identity: { brand: string; channel: string }) {
  const document = await client.document(identity)
  if (document) return document
  // Its refusal names the brand or channel that is nearest.
  await client.status(identity.brand, identity.channel)
  throw new CliError(
    'refused',
    `Nothing is released for ${identity.brand} ${identity.channel}.`,
    '"touchline status" shows every brand and channel.',
  )
}

async function atRevision({ client }: Session, options: DiffOptions, now: ReleaseDocument) {
  const revision = Number(options.revision)
  if (revision === now.revision) return now
  const entries = await client.history(identityOf(options), now.revision)
  const document = entries.find((entry) => entry.revision === revision)?.after
  if (document) return document
  throw new CliError(
    'refused',
    `Revision ${options.revision} is not in the history.`,
    '"touchline history" shows the revisions there are.',
  )
}
