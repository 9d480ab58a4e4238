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
  /** When that was last looked at; milliseconds of the process. */
  seenAt: number
}

/** Several versions of every area, in all their forms. */
const KEPT_BYTES = 64 * 1024 * 1024
/** A file that was repaired, or deleted, is looked at again after so long. */
const TRUSTED_MS = 100
/** Names of forms and places that are not there cost a look each, and as little memory as this. */
const ABSENT_MAX = 1000

/** Errors of the file system for a name without a file; all others are faults of this machine. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

const ENDS: Readonly<Record<Exclude<Coding, 'identity'>, string>> = { br: '.br', gzip: '.gz' }

/**
 * Released files from memory: a client that does not read its answer holds no open file and no bytes of its own. Evicts
 * the least recently used file; serves nothing below an empty name, or a name that begins with a dot. Rejects for an
 * existing file that cannot be read.
 */
export function createReleasedFiles(releases: string, keptBytes = KEPT_BYTES) {
  const folder = resolve(releases) + sep
  const kept = new LRUCache<string, KeptFile>({
    maxSize: keptBytes,
    sizeCalculation: ({ body }, path) => body.length + path.length,
  })
  const absent = new LRUCache<string, true>({ max: ABSENT_MAX, ttl: TRUSTED_MS })
  /** Who asks while a file is being read waits for the same bytes. */
  const reading = new Map<string, Promise<KeptFile | null>>()

  const look = async (path: string): Promise<KeptFile | null> => {
    const found = await stat(path)
    if (!found.isFile()) return null
    const stamp = stampOf(found)
    const known = kept.peek(path)
    const body = known?.stamp === stamp ? known.body : await readFile(path)
    return { body, stamp, seenAt: performance.now() }
  }
  const readAnew = async (path: string): Promise<KeptFile | null> => {
    const file = await look(path).catch((error: NodeJS.ErrnoException) => {
      if (ABSENT.has(error.code ?? '')) return null
      throw error
    })
    if (file) kept.set(path, file)
    else absent.set(path, true)
    return file
  }
  const read = async (path: string): Promise<KeptFile | null> => {
    if (absent.has(path)) return null
    const known = kept.get(path)
    if (known && performance.now() - known.seenAt < TRUSTED_MS) return known
    const already = reading.get(path)
    if (already) return already
    const next = readAnew(path).finally(() => reading.delete(path))
    reading.set(path, next)
    return next
  }

  /** Null without such a released file. `name` is the path below the folder, decoded. */
  return async (name: string, accepted: string | undefined): Promise<ReleasedFile | null> => {
    const path = resolve(folder, `./${name}`)
    if (!path.startsWith(folder) || name.split('/').some(isNoName)) return null
    const wanted = negotiateCoding(accepted)
    const packed = wanted === 'identity' ? null : await read(path + ENDS[wanted])
    const file = packed ?? (await read(path))
    if (!file) return null
    const coding = packed ? wanted : 'identity'
    return { body: file.body, coding, etag: `W/"${file.stamp}-${coding}"`, type: fileTypeOf(path) }
  }
}

const stampOf = ({ size, mtimeMs }: Stats): string => `${size.toString(16)}-${mtimeMs.toString(16)}`

const isNoName = (part: string): boolean => part === '' || part.startsWith('.')
