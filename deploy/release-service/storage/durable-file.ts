import { mkdir, open, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { StorageFull } from './object-store'

/** Writes a new file beside its place and sees it onto the disk. The caller gives it its name, or removes it. */
export async function writeAside(path: string, body: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(body)
    await file.sync()
  } catch (error) {
    await unlink(path).catch(() => undefined)
    throw error
  } finally {
    await file.close()
  }
}

/** Sees the names in a folder onto the disk: a file without its name is lost in a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder with all folders above it, down to the disk. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true })
  if (first === undefined) return
  let parent = dirname(first)
  await syncFolder(parent)
  for (const name of relative(parent, folder).split(sep)) {
    parent = join(parent, name)
    await syncFolder(parent)
  }
}

const FULL = ['ENOSPC', 'EDQUOT']

/** Names a full disk what it is; everything else stays as it was thrown. */
export const fullOr = (error: unknown): unknown =>
  FULL.includes(codeOf(error) ?? '') ? new StorageFull(error) : error

const ABSENT = ['ENOENT', 'ENOTDIR']

/** Whether an error says that there is no such file. */
export const isAbsent = (error: unknown): boolean => ABSENT.includes(codeOf(error) ?? '')

/** The system's code of an error, such as ENOENT. */
export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined
