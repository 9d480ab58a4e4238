import { Command } from 'commander'
import { audit, type Desk, type Run } from '../command'
import { UsageError } from '../usage-error'

interface Options {
  readonly my?: string
  readonly special?: true
  readonly minutes?: string
}

/** The strip under the header. */
export function announce(run: Run): Command {
  const command = new Command('announce').description('the strip under the header')
  command
    .command('say <text>', { isDefault: true })
    .description('shows a text to everybody')
    .option('--my <text>', 'the same in Burmese')
    .option('--special', 'as a special announcement')
    .option('--minutes <n>', 'for so long; without it until it is ended')
    .action((text: string, options: Options) => run((desk) => say(text, options, desk)))
  command
    .command('end <id>')
    .description('takes an announcement off')
    .action((id: string) => run((desk) => end(id, desk)))
  return command
}

async function say(text: string, { my, special, minutes }: Options, desk: Desk): Promise<string> {
  const texts = { en: text, ...(my ? { my } : {}) }
  const until = minutes ? desk.now() + minutesOf(minutes) : null
  const { rows } = await desk.database.pool.query<{ id: number }>(
    'INSERT INTO announcement (special, texts, at, until) VALUES ($1, $2, $3, $4) RETURNING id',
    [special ?? false, JSON.stringify(texts), desk.now(), until],
  )
  const id = String(rows[0]?.id)
  await audit(desk, 'announce', id, texts)
  return `announcement ${id}`
}

async function end(id: string, desk: Desk): Promise<string> {
  const { rowCount } = await desk.database.pool.query(
    'UPDATE announcement SET until = $2 WHERE id::text = $1',
    [id, desk.now()],
  )
  if (!rowCount) throw new UsageError(`No announcement ${id}`)
  await audit(desk, 'announce_end', id, {})
  return `announcement ${id} ended`
}

/** Minutes as milliseconds. */
export function minutesOf(text: string): number {
  const minutes = Number(text)
  if (!Number.isFinite(minutes) || minutes <= 0) throw new UsageError(`${text} is not a number of minutes`)
  return minutes * 60_000
}
