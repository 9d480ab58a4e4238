import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { forFile, type SqlFile } from './sql-files'

/** Which functions a version brings: the higher number is the newer set. */
export interface FunctionSet {
  readonly number: number
  readonly digest: string
}

const PATH = 'functions/version'
const LINE = /^([1-9]\d{0,8}) (\S+)$/

/** The last set in the file `version` of the folder, where every set has a line with its number. */
export function functionSet(folder: string): FunctionSet {
  const lines = readFileSync(join(folder, 'version'), 'utf8').trim().split('\n')
  let last: FunctionSet = { number: 0, digest: '' }
  for (const line of lines) {
    const [number, digest] = LINE.exec(line)?.slice(1) ?? []
    if (!digest || Number(number) <= last.number)
      throw new Error(`${PATH}: "${line}" is no number above the one before, with a digest`)
    last = { number: Number(number), digest }
  }
  return last
}

/** Of everything that the files hold, wherever in the folder they are. */
export function digestOf(files: readonly SqlFile[]): string {
  const lines = files.map(({ name, digest }) => `${name} ${digest}`).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}

/** The steps for the functions of a database, and the warning for an operator. */
export interface Decision {
  readonly isApplied: boolean
  readonly message?: string
}

/**
 * Whether a version's functions replace those in a database.
 * @param replaced number of the newer set that this version replaces, on the order of an operator
 * @throws when another version has taken the same number
 */
export async function decide(
  client: Client,
  own: FunctionSet,
  replaced: number | undefined,
): Promise<Decision> {
  const present = await presentSet(client)
  if (!present || own.number > present.number) return { isApplied: true }
  const isSame = own.number === present.number && own.digest === present.digest
  if (isSame) return { isApplied: true }
  if (replaced === present.number) {
    const message = `The functions of version ${own.number} are put in the place of version ${present.number}, as REPLACE_FUNCTIONS says`
    return { isApplied: true, message }
  }
  const remedy = `REPLACE_FUNCTIONS=${present.number} puts those of this version in their place`
  if (own.number === present.number)
    throw new Error(
      `it has other functions of version ${present.number}: give those of this version a higher number in ${PATH}, or ${remedy}`,
    )
  const message = `The database has functions of version ${present.number}, and this one brings version ${own.number}: they are left as they are; ${remedy}`
  return { isApplied: false, message }
}

async function presentSet(client: Client): Promise<FunctionSet | undefined> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS schema_function_set (
       is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), number int NOT NULL, digest text NOT NULL,
       applied_at timestamptz NOT NULL DEFAULT now())`,
  )
  const { rows } = await client.query<FunctionSet>('SELECT number, digest FROM schema_function_set')
  return rows[0]
}

/** The set is the database's from now on. */
export const rememberSet = (client: Client, { number, digest }: FunctionSet): Promise<void> =>
  forFile(PATH, () =>
    client.query(
      `INSERT INTO schema_function_set (number, digest) VALUES ($1, $2)
       ON CONFLICT (is_only) DO UPDATE SET number = $1, digest = $2, applied_at = now()
       WHERE (schema_function_set.number, schema_function_set.digest) <> ($1, $2)`,
      [number, digest],
    ),
  )
