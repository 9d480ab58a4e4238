import { isDay } from '@touchline/rules/days'
import { Command } from 'commander'
import { dayOffName, RUN_KINDS, readDaysOff } from '../../src/modules/rounds'
import { type CommandContext, type Run, writtenDown } from '../command'
import { quoted } from '../quoted'
import { UsageError } from '../usage-error'

/** Takes days out of the timetable of a lottery or another kind of rounds, and puts them back. */
export function draws(run: Run): Command {
  const command = new Command('draws').description('days on which a kind of rounds is not drawn')
  command
    .command('show')
    .description('the days that are taken out')
    .action(() => run(show))
  command
    .command('skip <kind> <day> <reason...>')
    .description('no draw on this day; open ones are void, and their stakes go back')
    .action((kind: string, day: string, reason: string[]) =>
      run(async (context) => {
        await set({ kind, day }, reason.join(' '), context)
        return show(context)
      }),
    )
  command
    .command('hold <kind> <day>')
    .description('drawn on this day after all, unless a later draw is open; what is void stays void')
    .action((kind: string, day: string) =>
      run(async (context) => {
        await set({ kind, day }, null, context)
        return show(context)
      }),
    )
  return command
}

async function show({ database }: CommandContext): Promise<string> {
  const days = await readDaysOff(database.pool)
  return days.length === 0
    ? 'no day is taken out'
    : days.map(({ kind, day, reason }) => `${kind} ${day}: ${reason}`).join('\n')
}

async function set(
  { kind, day }: { readonly kind: string; readonly day: string },
  reason: string | null,
  context: CommandContext,
): Promise<void> {
  if (!RUN_KINDS.some(({ code }) => code === kind))
    throw new UsageError(`No kind ${quoted(kind)}: one of ${RUN_KINDS.map(({ code }) => code).join(', ')}`)
  if (!isDay(day)) throw new UsageError(`${quoted(day)} is no day: yyyy-mm-dd`)
  const name = dayOffName(kind, day)
  await writtenDown(context, 'draws', reason === null ? 'hold' : 'skip', { kind, day, reason }, (tx) =>
    reason === null
      ? tx.query('DELETE FROM operator_setting WHERE name = $1', [name])
      : tx.query(
          `INSERT INTO operator_setting (name, value) VALUES ($1, $2)
           ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
          [name, JSON.stringify({ kind, day, reason })],
        ),
  )
}
