import { Command } from 'commander'
import { type CommandContext, type Run, writtenDown } from '../command'
import { minutesOf, momentText } from '../moment'

/** Stops what moves money and tells the page when it goes on. */
export function maintenance(run: Run): Command {
  const command = new Command('maintenance').description('stops what moves money')
  command
    .command('show')
    .description('whether it is on, and until when')
    .action(() => run(show))
  command
    .command('on <minutes>')
    .description('from now on, for so long')
    .action((minutes: string) =>
      run(async (context) => {
        const until = context.now() + minutesOf(minutes)
        await set('on', until, context)
        return `maintenance until ${momentText(until)} (GMT+8)`
      }),
    )
  command
    .command('off')
    .description('goes on at once')
    .action(() =>
      run(async (context) => {
        await set('off', 0, context)
        return 'maintenance is over'
      }),
    )
  return command
}

async function show({ database, now }: CommandContext): Promise<string> {
  const { rows } = await database.pool.query<{ until: number }>(
    "SELECT (value->>'until')::bigint AS until FROM operator_setting WHERE name = 'maintenance'",
  )
  const until = rows[0]?.until ?? 0
  return until > now() ? `maintenance until ${momentText(until)} (GMT+8)` : 'no maintenance'
}

async function set(what: 'on' | 'off', until: number, context: CommandContext): Promise<void> {
  await writtenDown(context, 'maintenance', what, { until }, (tx) =>
    tx.query(
      `INSERT INTO operator_setting (name, value) VALUES ('maintenance', $1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [JSON.stringify({ until })],
    ),
  )
}
