import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Every file below a folder with `sha384-…`, as browsers check it; paths with forward slashes, in order. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hashed = files.sort().map(async (file) => {
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64')
    return [relative(folder, file).replaceAll('\\', '/'), `sha384-${digest}`] as const
  })
  return Object.fromEntries(await Promise.all(hashed))
}
