import { Command } from 'commander'
import { audit, type Desk, type Run } from '../command'
import { minutesOf } from '../moment'

/** Stops what moves money and tells the page when it goes on. */
export function maintenance(run: Run): Command {
  const command = new Command('maintenance').description('stops what moves money')
  command
    .command('on <minutes>')
    .description('from now on, for so long')
    .action((minutes: string) =>
      run(async (desk) => {
        const until = desk.now() + minutesOf(minutes)
        await set('on', until, desk)
        return `maintenance until ${new Date(until).toISOString()}`
      }),
    )
  command
    .command('off')
    .description('goes on at once')
    .action(() =>
      run(async (desk) => {
        await set('off', 0, desk)
        return 'maintenance is over'
      }),
    )
  return command
}

async function set(what: 'on' | 'off', until: number, desk: Desk): Promise<void> {
  await desk.database.pool.query(
    `INSERT INTO operator_setting (name, value) VALUES ('maintenance', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [JSON.stringify({ until })],
  )
  await audit(desk, 'maintenance', what, { until })
}
