import { FIRST_BRAND } from '../src/modules/uplines'
import { isBrandId } from '../src/plugins/request-source'
import type { CommandContext } from './command'
import { said } from './said'
import { UsageError } from './usage-error'

type Known = Pick<CommandContext, 'database' | 'brands'>

/**
 * The brand that a command names: one with a file, the default one, or one that has members. A new brand without any is
 * known by its file alone.
 * @throws UsageError for every other
 */
export async function knownBrand(
  { named, standard, hasFiles }: { named: string | undefined; standard: string; hasFiles: boolean },
  { database: { pool }, brands }: Known,
): Promise<string> {
  if (named === undefined) return standard
  if (!isBrandId(named)) throw new UsageError(`${said(named)} is not the id of a brand`)
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
