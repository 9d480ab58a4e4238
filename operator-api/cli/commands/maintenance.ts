import { audit, type Command } from '../command'
import { given, UsageError } from '../usage-error'
import { minutesOf } from './announce'

/** Stops what moves money and tells the page when it goes on. */
export const maintenance: Command = {
  usage: ['maintenance on <minutes>', 'maintenance off'],
  run: async ([what, minutes], desk) => {
    if (what !== 'on' && what !== 'off') throw new UsageError(maintenance.usage.join('\n'))
    const until = what === 'on' ? desk.now() + minutesOf(given(minutes, 'minutes')) : 0
    await desk.database.pool.query(
      `INSERT INTO operator_setting (name, value) VALUES ('maintenance', $1)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [JSON.stringify({ until })],
    )
    await audit(desk, 'maintenance', what, { until })
    return what === 'on' ? `maintenance until ${new Date(until).toISOString()}` : 'maintenance is over'
  },
}
