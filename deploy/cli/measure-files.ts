import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileSize } from '@touchline/contracts/release'

const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** Sizes of files below a folder, compressed as far as it goes: they are compressed once and sent for years. */
export async function measureFiles(
  folder: string,
  files: readonly string[],
): Promise<Record<string, FileSize>> {
  const measured = files.map(async (file) => {
    const bytes = await readFile(join(folder, file))
    const [zipped, brotli] = await Promise.all([
      promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
      promisify(brotliCompress)(bytes, { params }),
    ])
    return [file, { raw: bytes.length, gzip: zipped.length, brotli: brotli.length }] as const
  })
  return Object.fromEntries(await Promise.all(measured))
}
