import { ReleaseDocument } from '@touchline/contracts'
import * as v from 'valibot'

export interface ReleaseWatchDeps {
  fetch: typeof fetch
  /** Of the document that the page was served with. */
  revision: number
  isVisible: () => boolean
  /** Whether news comes by itself, over the live socket. */
  isTold: () => boolean
  /** 0 to 1. */
  random: () => number
  /** Epoch milliseconds. */
  now: () => number
  onDocument: (document: ReleaseDocument) => void
}

export interface ReleaseWatch {
  /** Something happened that makes asking worth while: the page is seen again. */
  askNow(): Promise<void>
  /** The server told of a revision. */
  told(revision: number): void
  stop(): void
}

const PATH = '/release.json'
const ASK_MS = 4000
/** While news is told, asking only makes up for what was missed. */
const ASK_RARELY_MS = 15_000
/** Thousands of tabs hear at the same moment; they do not ask at the same moment. */
const SPREAD_MS = 500
/** What the server was told may be a moment ahead of what the edge serves. */
const AHEAD_MS = 500
const AHEAD_TRIES = 6

/** Follows the release document: told over the live socket, and asking now and then in case nobody tells. */
export function watchRelease(deps: ReleaseWatchDeps): ReleaseWatch {
  let known = deps.revision
  let askedAt = deps.now()
  let pending: ReturnType<typeof setTimeout> | undefined

  const askNow = async () => {
    askedAt = deps.now()
    try {
      const response = await deps.fetch(PATH, { cache: 'no-cache' })
      if (!response.ok || response.headers.get('etag') === `"r${known}"`) return
      const parsed = v.safeParse(ReleaseDocument, await response.json())
      if (!parsed.success || parsed.output.revision <= known) return
      known = parsed.output.revision
      deps.onDocument(parsed.output)
    } catch {
      // The document at hand stays in effect.
    }
  }
  const askFor = (revision: number, afterMs: number, tries: number) => {
    clearTimeout(pending)
    pending = setTimeout(async () => {
      await askNow()
      if (known < revision && tries > 1) askFor(revision, AHEAD_MS, tries - 1)
    }, afterMs)
  }
  let wasTold = deps.isTold()
  let wasEverTold = wasTold
  const timer = setInterval(() => {
    const isTold = deps.isTold()
    // What was told while nobody listened was missed, and the next asking would be far away.
    if (isTold && !wasTold && wasEverTold) askFor(known + 1, deps.random() * SPREAD_MS, 1)
    wasTold = isTold
    wasEverTold ||= isTold
    const due = deps.now() - askedAt >= (isTold ? ASK_RARELY_MS : ASK_MS)
    if (due && deps.isVisible()) void askNow()
  }, ASK_MS / 4)
  return {
    askNow,
    told: (revision) => {
      if (revision > known) askFor(revision, deps.random() * SPREAD_MS, AHEAD_TRIES)
    },
    stop: () => {
      clearInterval(timer)
      clearTimeout(pending)
    },
  }
}
