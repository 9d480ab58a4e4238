import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FileSize } from '@touchline/contracts/release'

const TEXT = /\.(js|css|html|json|svg)$/
const SMALLEST = 1024
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }

/** The compressed forms to keep beside a file, by suffix: compressed once as far as it goes, sent for years. */
export async function compressedForms(
  file: string,
  bytes: Buffer,
): Promise<[suffix: string, bytes: Buffer][]> {
  if (!TEXT.test(file) || bytes.length < SMALLEST) return []
  const [brotli, zipped] = await Promise.all([brotliOf(bytes), gzipOf(bytes)])
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ]
}

/** Bytes of a file as it is and compressed; forms that there are already are not made again. */
export async function weighFile(
  bytes: Buffer,
  forms: { brotli?: Buffer | undefined; gzip?: Buffer | undefined } = {},
): Promise<FileSize> {
  const [brotli, zipped] = await Promise.all([forms.brotli ?? brotliOf(bytes), forms.gzip ?? gzipOf(bytes)])
  return { raw: bytes.length, gzip: zipped.length, brotli: brotli.length }
}

const brotliOf = (bytes: Buffer): Promise<Buffer> => promisify(brotliCompress)(bytes, { params })
const gzipOf = (bytes: Buffer): Promise<Buffer> =>
  promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })
