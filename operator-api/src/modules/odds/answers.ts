import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { BoundedMap, type Coding, negotiateCoding } from '@touchline/serving'

/** Answers kept: every board whole and since each of the last sequences, and the matches that are looked at. */
const KEPT = 300

/** Answers by their request; a newer version of an answer replaces the older. */
export class AnswerCache {
  private readonly answers = new BoundedMap<string, Precompressed>(KEPT)

  /** Whether the answer with this tag is there. */
  has(key: string, etag: string): boolean {
    return this.answers.get(key)?.etag === etag
  }

  /** The answer with this tag, built when it is not there. */
  get(key: string, etag: string, build: () => object): Precompressed {
    const held = this.answers.get(key)
    const answer = held?.etag === etag ? held : new Precompressed(etag, build())
    this.answers.set(key, answer)
    return answer
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Quality 4 packs odds about as well as 6 in a third of the time; they are packed again with every change. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
/** Below this a packed body is not worth a header. */
const SMALL_BYTES = 1024

/** A body that is packed at most once in each coding, however many ask for it. */
export class Precompressed {
  private readonly packed = new Map<Coding, Promise<Buffer>>()
  private readonly plain: Buffer

  constructor(
    readonly etag: string,
    body: object,
  ) {
    this.plain = Buffer.from(JSON.stringify(body))
  }

  /** Bytes before they are packed. */
  get bytesPlain(): number {
    return this.plain.length
  }

  /** The best coding that the reader accepts, by its Accept-Encoding. */
  codingFor(accepted: string | undefined): Coding {
    return this.plain.length < SMALL_BYTES ? 'identity' : negotiateCoding(accepted)
  }

  bytes(coding: Coding): Promise<Buffer> {
    const packed = this.packed.get(coding) ?? this.pack(coding)
    this.packed.set(coding, packed)
    return packed
  }

  private async pack(coding: Coding): Promise<Buffer> {
    switch (coding) {
      case 'br':
        return brotli(this.plain, BROTLI)
      case 'gzip':
        return zip(this.plain, { level: 5 })
      case 'identity':
        return this.plain
    }
  }
}
