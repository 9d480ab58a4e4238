import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ReleaseDocument, releaseTag } from '@touchline/contracts/release'
import * as v from 'valibot'
import { writeDurably } from '../release-service/write-durably'

/** The release document of one brand as this edge knows it. */
export interface DocumentSource {
  /** Null until a first document was seen. */
  current(): ReleaseDocument | null
  /** Asks the release service now. */
  refresh(): Promise<void>
}

export interface DocumentSourceOptions {
  /** Address of the release service. */
  service: string
  brand: string
  channel: string
  /** File that keeps the last document, for an outage of the release service. */
  keep: string
  onChange: (document: ReleaseDocument) => void
  log: (line: string) => void
}

/** Follows one document by ETag; while the service is away, or says what cannot be read, the last document stays. */
export async function followDocument(options: DocumentSourceOptions): Promise<DocumentSource> {
  const { service, brand, channel, keep, onChange, log } = options
  const address = `${service}/document?${new URLSearchParams({ brand, channel })}`
  let document = await readKept(keep)
  let asking: Promise<void> | null = null

  const ask = async () => {
    const response = await fetch(address, {
      headers: { 'if-none-match': document ? releaseTag(document) : '' },
      signal: AbortSignal.timeout(5000),
    }).catch(() => null)
    if (response?.status !== 200) return
    const parsed = v.safeParse(ReleaseDocument, await response.json().catch(() => null))
    if (!parsed.success) return log(`The release document of ${brand} cannot be read; the last one stays.`)
    document = parsed.output
    onChange(document)
    await mkdir(dirname(keep), { recursive: true })
    // A document that cannot be stored is still in effect: a full disk must not delay a rollback.
    await writeDurably(keep, JSON.stringify(document)).catch((error) =>
      log(`${keep} cannot be written: ${String(error)}`),
    )
  }

  // Two questions at once may answer in the wrong order; a question while one is open waits and asks once more.
  const refresh = async (): Promise<void> => {
    if (asking) {
      await asking
      if (asking) return asking
    }
    asking = ask().finally(() => {
      asking = null
    })
    return asking
  }
  await refresh()
  return { current: () => document, refresh }
}

async function readKept(path: string): Promise<ReleaseDocument | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseDocument), text)
  return parsed.success ? parsed.output : null
}
