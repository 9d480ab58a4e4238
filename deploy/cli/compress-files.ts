import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|json|svg)$/
const SMALLEST = 1024

/** Writes `.br` and `.gz` beside every text file worth it, so that no request waits for a compressor. */
export async function compressFiles(folder: string, files: readonly string[]): Promise<void> {
  const brotli = promisify(brotliCompress)
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const worth = files.filter((file) => TEXT.test(file))
  await Promise.all(
    worth.map(async (file) => {
      const path = join(folder, file)
      const bytes = await readFile(path)
      if (bytes.length < SMALLEST) return
      await writeFile(`${path}.br`, await brotli(bytes, { params }))
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
