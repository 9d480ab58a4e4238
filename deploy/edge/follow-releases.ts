import { join } from 'node:path'
import { type ReleaseDocument, ReleaseEvent, releaseTag } from '@touchline/contracts/release'
import { openEventStream } from '@touchline/serving'
import * as v from 'valibot'
import { type DocumentSource, followDocument } from './document-source'

export interface FollowOptions {
  /** Address of the release service. */
  service: string
  brands: readonly string[]
  channel: string
  /** Folder that keeps the last documents. */
  keep: string
  /** How often to ask while nothing notifies of changes. */
  everyMs: number
  onChange: (brand: string, document: ReleaseDocument) => void
  log: (line: string) => void
}

export interface Releases {
  /** @throws Error for a brand that is not followed */
  of(brand: string): DocumentSource
  /** Follows these too; resolves after a request for each. A brand no longer named may come back, so it is followed on. */
  follow(brands: readonly string[]): Promise<void>
  stop(): void
}

const RETRY_MS = 1000
/** Several heartbeats of the service. */
const SILENCE_MS = 45_000
/** While changes are pushed, polling only finds missed ones. */
const ASK_RARELY = 10

const Message = v.pipe(v.string(), v.parseJson(), ReleaseEvent)

/** Follows the documents of all brands: notified of changes at once, and asking while the stream is away. */
export async function followReleases(options: FollowOptions): Promise<Releases> {
  const { service, channel, keep, log } = options
  const sources = new Map<string, DocumentSource>()
  const follow = async (brands: readonly string[]) => {
    const added = brands.filter((brand) => !sources.has(brand))
    await Promise.all(
      added.map(async (brand) => {
        const onChange = (document: ReleaseDocument) => options.onChange(brand, document)
        const file = join(keep, `${brand}.json`)
        sources.set(brand, await followDocument({ service, brand, channel, keep: file, onChange, log }))
      }),
    )
  }
  await follow(options.brands)
  const refresh = (source: DocumentSource) =>
    void source.refresh().catch((error: unknown) => log(`The release service: ${String(error)}`))

  const stream = openEventStream({
    url: `${service}/events`,
    retryMs: () => RETRY_MS,
    silenceMs: SILENCE_MS,
    onData: (data) => {
      const message = v.safeParse(Message, data)
      if (!message.success) return
      const event = message.output
      const source = event.channel === channel ? sources.get(event.brand) : undefined
      const known = source?.current()
      if (source && !(known && releaseTag(known) === releaseTag(event))) refresh(source)
    },
  })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
    if (!stream.isOpen() || ticks % ASK_RARELY === 0) for (const source of sources.values()) refresh(source)
  }, options.everyMs)

  return {
    follow,
    of: (brand) => {
      const source = sources.get(brand)
      if (!source) throw new Error(`no brand ${brand}`)
      return source
    },
    stop: () => {
      clearInterval(timer)
      stream.stop()
    },
  }
}
