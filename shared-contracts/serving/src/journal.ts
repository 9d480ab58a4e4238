import { type FileHandle, mkdir, open, readFile, truncate } from 'node:fs/promises'
import { dirname } from 'node:path'

/** An append-only file of JSON lines: the book of a stand-in. */
export interface Journal<Entry> {
  /** Settles when the entry is on the disk. */
  append(entry: Entry): Promise<void>
  close(): Promise<void>
}

export interface OpenedJournal<Entry> {
  readonly journal: Journal<Entry>
  /** Entries of earlier runs, oldest first. */
  readonly entries: readonly Entry[]
}

export async function openJournal<Entry>(path: string): Promise<OpenedJournal<Entry>> {
  await mkdir(dirname(path), { recursive: true })
  const entries = await readEntries<Entry>(path)
  const file = await open(path, 'a')
  return { journal: groupedWrites<Entry>(file), entries }
}

async function readEntries<Entry>(path: string): Promise<Entry[]> {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const end = bytes.lastIndexOf(10) + 1
  // A write that was cut short was never acknowledged.
  if (end < bytes.length) await truncate(path, end)
  const lines = bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Entry)
}

/** Entries that arrive during a write share the next one, and one sync. */
function groupedWrites<Entry>(file: FileHandle): Journal<Entry> {
  let waiting: string[] = []
  let next: Promise<void> | null = null
  let current: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    await current
    const lines = waiting
    waiting = []
    next = null
    await file.appendFile(lines.join(''))
    await file.datasync()
  }

  return {
    append: (entry) => {
      waiting.push(`${JSON.stringify(entry)}\n`)
      if (!next) {
        next = write()
        current = next.catch(() => undefined)
      }
      return next
    },
    close: async () => {
      await current
      await file.close()
    },
  }
}
