import { parseArgs } from 'node:util'
import { audit, type Command, type Desk } from '../command'
import { given, UsageError } from '../usage-error'

/** The strip under the header. */
export const announce: Command = {
  usage: ['announce <text> [--my <text>] [--special] [--minutes <n>]', 'announce end <id>'],
  run: async (args, desk) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { my: { type: 'string' }, special: { type: 'boolean' }, minutes: { type: 'string' } },
    })
    if (positionals[0] === 'end') return end(given(positionals[1], 'id'), desk)
    const texts = { en: given(positionals[0], 'text'), ...(values.my ? { my: values.my } : {}) }
    const until = values.minutes ? desk.now() + minutesOf(values.minutes) : null
    const { rows } = await desk.database.pool.query<{ id: number }>(
      'INSERT INTO announcement (special, texts, at, until) VALUES ($1, $2, $3, $4) RETURNING id',
      [values.special ?? false, JSON.stringify(texts), desk.now(), until],
    )
    const id = String(rows[0]?.id)
    await audit(desk, 'announce', id, texts)
    return `announcement ${id}`
  },
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
