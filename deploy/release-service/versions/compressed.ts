import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|json|svg)$/
const SMALLEST = 1024
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** The compressed forms to keep beside a file, by suffix: compressed once as far as it goes, sent for years. */
export async function compressedForms(
  file: string,
  bytes: Buffer,
): Promise<[suffix: string, bytes: Buffer][]> {
  if (!TEXT.test(file) || bytes.length < SMALLEST) return []
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ]
}
