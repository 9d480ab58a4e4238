import type { Stats } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { type Coding, negotiateCoding } from '@touchline/serving'
import { LRUCache } from 'lru-cache'
import { fileTypeOf } from './file-types'

/** A released file in the form that a browser takes. */
export interface ReleasedFile {
  body: Buffer
  coding: Coding
  etag: string
  type: string
}

interface KeptFile {
  body: Buffer
  /** Another one as soon as something else lies there. */
  stamp: string
}

/** Several versions of every area, in all their forms. */
const KEPT_BYTES = 64 * 1024 * 1024
/** A file that was repaired, or deleted, is looked at again after so long. */
const TRUSTED_MS = 100
/** Names of forms and places that are not there cost a look each, and as little memory as this. */
const ABSENT_MAX = 1000

const ENDS: Readonly<Record<Exclude<Coding, 'identity'>, string>> = { br: '.br', gzip: '.gz' }

/**
 * Released files from memory: who asks for one and does not read it holds no open file and no bytes of their own. What was
 * not asked for longest makes room; nothing below a name that begins with a dot is served.
 */
export function createReleasedFiles(releases: string, keptBytes = KEPT_BYTES) {
  const folder = resolve(releases) + sep
  const kept = new LRUCache<string, KeptFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }, path) => body.length + path.length,
    ttl: TRUSTED_MS,
    fetchMethod: async (path, known) => {
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) return undefined
      const stamp = stampOf(found)
      return known?.stamp === stamp ? known : { stamp, body: await readFile(path) }
    },
  })
  const absent = new LRUCache<string, true>({ max: ABSENT_MAX, ttl: TRUSTED_MS })
  const read = async (path: string): Promise<KeptFile | null> => {
    if (absent.has(path)) return null
    const file = await kept.fetch(path).catch(() => undefined)
    if (file === undefined) absent.set(path, true)
    return file ?? null
  }

  /** Null for what is no released file. `name` is the path below the folder, decoded. */
  return async (name: string, accepted: string | undefined): Promise<ReleasedFile | null> => {
    const path = resolve(folder, `./${name}`)
    if (!path.startsWith(folder) || name.split('/').some(isHidden)) return null
    const wanted = negotiateCoding(accepted)
    const packed = wanted === 'identity' ? null : await read(path + ENDS[wanted])
    const file = packed ?? (await read(path))
    if (!file) return null
    const coding = packed ? wanted : 'identity'
    return { body: file.body, coding, etag: `W/"${file.stamp}-${coding}"`, type: fileTypeOf(path) }
  }
}

const stampOf = ({ size, mtimeMs }: Stats): string => `${size.toString(16)}-${mtimeMs.toString(16)}`

const isHidden = (part: string): boolean => part.startsWith('.')
