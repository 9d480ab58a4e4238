import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ReleaseDocument } from '@touchline/contracts'
import * as v from 'valibot'
import { writeDurably } from '../release-service/write-durably'

/** The release document as this edge knows it. */
export interface DocumentSource {
  /** Null until a first document was seen. */
  current(): ReleaseDocument | null
  /** Asks the release service now. */
  refresh(): Promise<void>
  stop(): void
}

export interface DocumentSourceOptions {
  /** Address of the release service. */
  service: string
  /** File that keeps the last document, for an outage of the release service. */
  keep: string
  everyMs: number
}

/** Follows the release service by ETag; while it is away the last document stays in effect. */
export async function followDocument(options: DocumentSourceOptions): Promise<DocumentSource> {
  let document = await readKept(options.keep)

  const refresh = async () => {
    const etag = document ? `"r${document.revision}"` : ''
    const response = await fetch(`${options.service}/document`, {
      headers: { 'if-none-match': etag },
      signal: AbortSignal.timeout(5000),
    }).catch(() => null)
    if (response?.status !== 200) return
    document = v.parse(ReleaseDocument, await response.json())
    await mkdir(dirname(options.keep), { recursive: true })
    await writeDurably(options.keep, JSON.stringify(document))
  }

  await refresh()
  const timer = setInterval(() => void refresh(), options.everyMs)
  return { current: () => document, refresh, stop: () => clearInterval(timer) }
}

async function readKept(path: string): Promise<ReleaseDocument | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const parsed = v.safeParse(ReleaseDocument, JSON.parse(text))
  return parsed.success ? parsed.output : null
}
