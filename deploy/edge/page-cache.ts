import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedMap, type Coding, negotiateCoding } from '@touchline/serving'

/** A text as it goes over the wire. */
export interface EncodedText {
  body: Buffer
  encoding: Encoding | null
  /** Another one for every other text and encoding. */
  etag: string
}

type Encoding = Exclude<Coding, 'identity'>
const ENCODINGS: readonly Encoding[] = ['br', 'gzip']

/** Pages differ by route, language and mode: more than these are no players. */
const ENTRIES_MAX = 200

/**
 * Texts that were made and compressed before. A text depends on the release document, which its tag names, and on
 * what `key` says; with another document everything made before is worthless.
 */
export class PageCache {
  private readonly texts = new BoundedMap<string, Promise<EncodedText>>(ENTRIES_MAX)
  private release = ''

  /** The text for this release in the best encoding that the browser takes, made when it is not there yet. */
  get(
    release: string,
    key: string,
    accepted: string | undefined,
    make: () => Promise<string>,
  ): Promise<EncodedText> {
    return this.encoded(release, key, encodingFor(accepted), make)
  }

  /** Makes a text in both compressed forms before anybody asks. */
  async warm(release: string, key: string, make: () => Promise<string>): Promise<void> {
    await Promise.all(ENCODINGS.map((encoding) => this.encoded(release, key, encoding, make)))
  }

  private encoded(
    release: string,
    key: string,
    encoding: Encoding | null,
    make: () => Promise<string>,
  ): Promise<EncodedText> {
    if (release !== this.release) {
      this.release = release
      this.texts.clear()
    }
    const name = `${encoding ?? 'plain'} ${key}`
    const known = this.texts.get(name)
    if (known) {
      // Set again it is the newest: the least recently used entry makes room.
      this.texts.set(name, known)
      return known
    }
    const made = make().then(async (text) => {
      const etag = tagOf(`${encoding ?? ''} ${text}`)
      return { body: await encode(text, encoding), encoding, etag }
    })
    this.texts.set(name, made)
    // A file that could not be read may be there the next time.
    made.catch(() => this.texts.get(name) === made && this.texts.delete(name))
    return made
  }
}

function encodingFor(accepted: string | undefined): Encoding | null {
  const coding = negotiateCoding(accepted)
  return coding === 'identity' ? null : coding
}

const tagOf = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function encode(text: string, encoding: Encoding | null): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    case 'gzip':
      return zip(text)
    case null:
      return Buffer.from(text)
  }
}
