import { FIRST_BRAND } from '../src/modules/uplines'
import { isBrandId } from '../src/plugins/request-source'
import type { CommandContext } from './command'
import { quoted } from './quoted'
import { UsageError } from './usage-error'

type Known = Pick<CommandContext, 'database' | 'brands'>

/**
 * The brand that a command names: a brand with a file, the default brand, or a brand with members. A new brand without any is
 * known by its file alone.
 * @throws UsageError for every other
 */
export async function knownBrand(
  { named, standard, hasFiles }: { named: string | undefined; standard: string; hasFiles: boolean },
  { database: { pool }, brands }: Known,
): Promise<string> {
  if (named === undefined) return standard
  if (!isBrandId(named)) throw new UsageError(`${quoted(named)} is not the id of a brand`)
  const known = [FIRST_BRAND, standard, ...brands.all().keys()]
  if (known.includes(named)) return named
  const { rows } = await pool.query<{ brand: string }>('SELECT DISTINCT brand FROM member ORDER BY brand')
  const all = [...new Set([...known, ...rows.map(({ brand }) => brand)])]
  if (all.includes(named)) return named
  const where = hasFiles
    ? ''
    : '. BRANDS_DIR is not set: a brand that is new is known only by its file there, set it as for the API'
  throw new UsageError(`No brand ${named}: one of ${all.join(', ')}${where}`)
}
