import { brotliCompressSync, gzipSync } from 'node:zlib'

/** A page as it goes over the wire. */
export interface EncodedPage {
  body: Buffer
  encoding: 'br' | 'gzip' | null
}

/**
 * Pages that were rendered and compressed before. A page depends on the release document's revision and on what `key` says;
 * with a new revision everything older is worthless.
 */
export class PageCache {
  private pages = new Map<string, EncodedPage>()
  private revision = 0

  /** The page for this revision in the best encoding that the browser takes, rendered when it is not there yet. */
  async get(
    revision: number,
    key: string,
    accepted: string | undefined,
    render: () => Promise<string>,
  ): Promise<EncodedPage> {
    if (revision !== this.revision) {
      this.revision = revision
      this.pages = new Map()
    }
    const encoding = bestOf(accepted ?? '')
    const name = `${encoding ?? 'plain'} ${key}`
    const known = this.pages.get(name)
    if (known) return known
    const page = { body: encode(await render(), encoding), encoding }
    this.pages.set(name, page)
    return page
  }
}

function bestOf(accepted: string): EncodedPage['encoding'] {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

function encode(page: string, encoding: EncodedPage['encoding']): Buffer {
  switch (encoding) {
    case 'br':
      return brotliCompressSync(page)
    case 'gzip':
      return gzipSync(page)
    case null:
      return Buffer.from(page)
  }
}
