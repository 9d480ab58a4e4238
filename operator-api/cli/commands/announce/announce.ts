import { Command } from 'commander'
import { endMessage, writeMessage } from '../../../src/modules/messages'
import type { CommandContext, Run } from '../../command'
import { type TypedTexts, textsOf, withTexts } from '../../message-texts'
import { minutesOf, momentOf } from '../../moment'
import { PAGE, type Paged } from '../../pages'
import { quoted } from '../../quoted'
import { UsageError } from '../../usage-error'
import { type ListOptions, listMessages, showMessage } from './list-messages'

interface Options extends TypedTexts {
  readonly special?: true
  readonly everyBrand?: true
  readonly from?: string
  readonly until?: string
  readonly minutes?: string
  readonly popup?: string
  readonly strip: boolean
}

/** Messages to members: the strip under the header, their messages, and pop-ups. */
export function announce(run: Run): Command {
  const command = new Command('announce').description('tells the members of a brand something')
  withTexts(
    command.command('say <title>').description('in the strip under the header and among the messages'),
  )
    .option('--special', 'as a special announcement')
    .option('--every-brand', 'to the members of every brand')
    .option('--from <moment>', 'not before "2026-11-24 14:00" (GMT+8); without it from now on')
    .option('--until <moment>', 'until then in the strip; it stays among the messages')
    .option('--minutes <n>', 'for so long in the strip; without an end until it is ended')
    .option('--popup <key>', 'pops up once for each member; the same key never twice')
    .option('--no-strip', 'among the messages alone')
    .action((title: string, options: Options) =>
      run((context) => publishAnnouncement(title, options, context)),
    )
  command
    .command('list')
    .description('what was announced last, with its ids')
    .option('--to <member>', 'the personal messages of a member')
    .option(...PAGE)
    .action((options: ListOptions & Paged) => run((context) => listMessages(options, context)))
  command
    .command('show <id>')
    .description('all of one, a personal one too: its texts in every language, from when and until when')
    .action((id: string) => run((context) => showMessage(id, context)))
  command
    .command('end <id>')
    .description('takes an announcement off the strip; it stays among the messages')
    .action((id: string) => run((context) => finish(id, 'end', context)))
  command
    .command('withdraw <id>')
    .description('takes a message back, a personal one too: nobody sees it any more')
    .action((id: string) => run((context) => finish(id, 'withdraw', context)))
  return command
}

const MINUTE_MS = 60_000

async function publishAnnouncement(
  title: string,
  options: Options,
  context: CommandContext,
): Promise<string> {
  const { special, everyBrand, popup = null, strip } = options
  const now = context.now()
  const from = options.from === undefined ? now : momentOf(options.from)
  // A minute that is typed while it runs has begun.
  const at = from < now && now - from < MINUTE_MS ? now : from
  const until = untilOf(options, at, now)
  if (at < now) throw new UsageError(`${options.from} is over: without --from it begins now`)
  const id = await writeMessage(
    context.database,
    {
      ...textsOf(title, options),
      kind: special ? 'special' : 'normal',
      brand: everyBrand ? null : context.brand,
      memberId: null,
      at,
      until,
      inStrip: strip,
      popupKey: keyOf(popup),
    },
    { actor: context.actor, at: now },
  )
  return `announcement ${id}`
}

function untilOf({ until, minutes }: Options, from: number, now: number): number | null {
  if (until !== undefined && minutes !== undefined) throw new UsageError('Either --until or --minutes')
  const end = until === undefined ? minutes && from + minutesOf(minutes) : momentOf(until)
  if (!end) return null
  if (end <= from || end <= now)
    throw new UsageError(`${until ?? `${minutes} minutes from then`} is over before it begins`)
  return end
}

function keyOf(popup: string | null): string | null {
  if (popup === null || /^[a-z0-9][a-z0-9-]{0,39}$/.test(popup)) return popup
  throw new UsageError(`${quoted(popup)} is not a key such as cup-2026`)
}

async function finish(id: string, ending: 'end' | 'withdraw', context: CommandContext): Promise<string> {
  if (!(await endMessage(context.database, id, ending, { actor: context.actor, at: context.now() })))
    throw new UsageError(`No message ${quoted(id)} to ${ending}`)
  return `message ${id} ${ending === 'end' ? 'has ended' : 'is withdrawn'}`
}
