import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileSize } from '@touchline/contracts/release'
import { weighFile } from '../release-service/versions/compressed'

/** Sizes of files below a folder, as the release service weighs them. */
export async function measureFiles(
  folder: string,
  files: readonly string[],
): Promise<Record<string, FileSize>> {
  const measured = files.map(
    async (file) => [file, await weighFile(await readFile(join(folder, file)))] as const,
  )
  return Object.fromEntries(await Promise.all(measured))
}
