import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const Maintenance = v.object({ until: v.optional(v.nullable(v.number()), null) })

/** Whether the page is under maintenance, and until when in epoch milliseconds: `{"until": …}` in a file says so. */
export async function readMaintenance(file: string): Promise<{ until: number | null } | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Maintenance), text)
  // A file that cannot be read still means what its presence means.
  return parsed.success ? parsed.output : { until: null }
}
