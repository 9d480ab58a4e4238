import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Replaces a file so that after a crash there is the old one or the new one, whole. By hand, because write-file-atomic
 * leaves the folder unsynced: the new name could be gone after a power cut.
 */
export async function writeDurably(path: string, text: string): Promise<void> {
  const aside = `${path}.${process.pid}.new`
  const file = await open(aside, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(aside, path)
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
