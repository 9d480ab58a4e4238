import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressedForms } from '../release-service/versions/compressed'

/** Writes `.br` and `.gz` beside every text file worth it, so that no request waits for a compressor. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const forms = await compressedForms(file, await readFile(path))
      for (const [suffix, bytes] of forms) await writeFile(path + suffix, bytes)
    }),
  )
}
