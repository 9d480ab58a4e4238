import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { BrandFile } from '../brands/brand-file'
import { readTime } from '../read-time'

/** Closed until then in epoch milliseconds, or nobody knows until when. */
export interface Maintenance {
  until: number | null
}

const MaintenanceFile = v.object({ until: v.optional(v.nullable(v.number()), null) })

/**
 * Whether a brand is under maintenance: by its file, or by a file `maintenance.json` (every brand) or
 * `maintenance/<brand>.json` (this brand) in the data folder: `{"until": epoch ms or null}`.
 */
export async function readMaintenance(
  dataDir: string,
  { id, maintenance }: Pick<BrandFile, 'id' | 'maintenance'>,
): Promise<Maintenance | null> {
  if (maintenance) return { until: maintenance.until === null ? null : readTime(maintenance.until) }
  const all = await ofFile(join(dataDir, 'maintenance.json'))
  return all ?? ofFile(join(dataDir, 'maintenance', `${id}.json`))
}

async function ofFile(file: string): Promise<Maintenance | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), MaintenanceFile), text)
  // A file that cannot be read still means what its presence means.
  return parsed.success ? parsed.output : { until: null }
}
