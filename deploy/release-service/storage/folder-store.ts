import { createHash } from 'node:crypto'
import { link, readdir, readFile, rename, rm, rmdir, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, fullOr, isAbsent, makeFolder, syncFolder, writeAside } from './durable-file'
import type { ObjectStore, StoredObject } from './object-store'

/** Points at which a test may end the process. */
export type Failpoint = (name: string) => void

/** Names that a write uses before it is whole; a crash may leave them behind. */
const ASIDE = '.writing-'

/**
 * Objects as files below a folder. Creating a key is safe between processes, for the file system links a name only once;
 * replacing one is compared within this process, so that one process owns a folder.
 */
export function createFolderStore(root: string, failpoint: Failpoint = () => undefined): ObjectStore {
  let writes = 0
  let replacing: Promise<unknown> = Promise.resolve()

  const read = async (key: string): Promise<StoredObject | null> => {
    try {
      const body = await readFile(pathOf(root, key))
      return { body, tag: tagOf(body) }
    } catch (error) {
      if (isAbsent(error) || codeOf(error) === 'EISDIR') return null
      throw error
    }
  }

  /** Writes the bytes aside, lets `place` name them, and leaves nothing behind when that fails. */
  const placed = async (
    key: string,
    body: Uint8Array,
    place: (aside: string, path: string) => Promise<boolean>,
  ) => {
    const path = pathOf(root, key)
    const folder = dirname(path)
    writes += 1
    const aside = join(folder, `${ASIDE}${process.pid}-${writes}`)
    try {
      await makeFolder(folder)
      failpoint('before-write')
      await writeAside(aside, body)
      failpoint('written-aside')
      const isPlaced = await place(aside, path)
      failpoint('named')
      if (isPlaced) await syncFolder(folder)
      failpoint('named-for-good')
      return isPlaced
    } catch (error) {
      await rm(aside, { force: true })
      throw fullOr(error)
    }
  }

  const create = (key: string, body: Uint8Array) =>
    placed(key, body, async (aside, path) => {
      const isNew = await link(aside, path).then(() => true, refusal)
      await unlink(aside)
      return isNew
    })

  const replace = (key: string, body: Uint8Array, expected: string) => {
    const replaced = replacing.then(async () => {
      if ((await read(key))?.tag !== expected) return false
      return placed(key, body, async (aside, path) => {
        await rename(aside, path)
        return true
      })
    })
    replacing = replaced.catch(() => undefined)
    return replaced
  }

  return {
    read,
    write: (key, body, expected) => (expected === null ? create(key, body) : replace(key, body, expected)),
    list: async (prefix) => {
      const folder = pathOf(root, prefix)
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(empty)
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith(ASIDE))
      const keys = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
      return keys.map((key) => prefix + key.replaceAll('\\', '/').replace(/^\//, '')).sort()
    },
    names: async (prefix) => {
      const names = await readdir(pathOf(root, prefix)).catch(empty)
      return names.filter((name) => !name.startsWith(ASIDE)).sort()
    },
    remove: async (key) => {
      const path = pathOf(root, key)
      await rm(path, { force: true })
      await removeEmpty(dirname(path), root)
    },
  }
}

/** Somebody else created the key first; everything but that is an error. */
function refusal(error: unknown): false {
  if (codeOf(error) === 'EEXIST') return false
  throw error
}

function empty(error: unknown): [] {
  if (isAbsent(error)) return []
  throw error
}

/** Removes folders that nothing is in any more, up to the root. */
async function removeEmpty(folder: string, root: string): Promise<void> {
  if (folder.length <= root.length) return
  const isGone = await rmdir(folder).then(
    () => true,
    () => false,
  )
  if (isGone) await removeEmpty(dirname(folder), root)
}

const tagOf = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

function pathOf(root: string, key: string): string {
  if (key.split('/').includes('..') || key.startsWith('/')) throw new Error(`${key} is no key`)
  return join(root, key)
}
