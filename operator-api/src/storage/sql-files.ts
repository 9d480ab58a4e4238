import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A file of SQL. */
export interface SqlFile {
  /** Path below its folder; what messages name. */
  readonly path: string
  /** The file's name without its ending. */
  readonly name: string
  readonly sql: string
  /** Of the content: another digest is another file. */
  readonly digest: string
}

/** The SQL files of a folder and of those below it, in the order of their paths. */
export function sqlFilesOf(folder: string): SqlFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.sql'),
  )
  return paths.sort().map((path) => {
    const sql = readFileSync(join(folder, path), 'utf8')
    return { path, name: basename(path, '.sql'), sql, digest: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Does the work of a file; a failure names it. */
export async function forFile(path: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (cause) {
    const { message, detail } = cause as Error & { detail?: string }
    throw new Error([path, message, detail].filter(Boolean).join(': '), { cause })
  }
}
