import { isNewerRelease, ReleaseDocument, type ReleaseMoment, releaseTag } from '@touchline/contracts/release'
import * as v from 'valibot'
import { backoffMs } from '../time/backoff'

export interface ReleaseWatchDeps {
  fetch: typeof fetch
  /** The document that the page was served with. */
  served: ReleaseMoment
  isVisible: () => boolean
  /** Whether news comes by itself, over the live socket. */
  isPushed: () => boolean
  /** 0 to 1. */
  random: () => number
  /** Milliseconds since any moment. */
  now: () => number
  onDocument: (document: ReleaseDocument) => void
  /** The edge answers again after it did not: what else was waiting to connect need not wait longer. */
  onBack: () => void
}

export interface ReleaseWatch {
  /** Something happened that makes asking worth while: the page is seen again. */
  askNow(): Promise<void>
  /** The server notified of a revision. */
  notified(release: ReleaseMoment): void
  stop(): void
}

const PATH = '/release.json'
const TICK_MS = 250
/** Most that passes between two times, milliseconds; a quarter less at least, so that tabs do not ask together. */
const ASK_MS = 4000
/** Nobody answered: a restarted edge is found soon, and the longer it is away the less often it is looked for. */
const AGAIN_MS = 1000
const AGAIN_MOST_MS = 3000
/** While news is pushed, requests only make up for missed pushes. */
const ASK_RARELY_MS = 15_000
/** Thousands of tabs are notified at the same moment; they do not ask at the same moment. */
const SPREAD_MS = 500
/** The server may be a moment ahead of the edge. */
const AHEAD_MS = 500
const AHEAD_TRIES = 6

/**
 * Milliseconds until the edge is looked for again, when it has not answered so often: with 0 its socket has just broken.
 * Never the same for all tabs, since all of them lose the edge in one moment.
 */
export const againAfterMs = (failures: number, random: () => number): number =>
  failures === 0
    ? AGAIN_MS * random()
    : backoffMs(failures - 1, AGAIN_MS, AGAIN_MOST_MS) * (0.5 + random() / 2)

/** Follows the release document: notified over the live socket, and asking now and then in case nothing comes. */
export function watchRelease(deps: ReleaseWatchDeps): ReleaseWatch {
  let known = deps.served
  let failures = 0
  let pending: ReturnType<typeof setTimeout> | undefined

  const oftenMs = () => ASK_MS * (0.75 + deps.random() / 4)
  const nextWait = () => {
    if (failures > 0) return againAfterMs(failures, deps.random)
    return deps.isPushed() ? ASK_RARELY_MS : oftenMs()
  }
  let dueAt = deps.now() + nextWait()
  const ask = (): Promise<Response | null> =>
    deps.fetch(PATH, { cache: 'no-cache' }).then(
      (response) => (response.status >= 500 ? null : response),
      () => null,
    )
  const askNow = async () => {
    dueAt = deps.now() + ASK_MS
    const response = await ask()
    const wasAway = failures > 0
    failures = response === null ? failures + 1 : 0
    dueAt = deps.now() + nextWait()
    if (response === null) return
    if (wasAway) deps.onBack()
    try {
      if (!response.ok || response.headers.get('etag') === releaseTag(known)) return
      const parsed = v.safeParse(ReleaseDocument, await response.json())
      if (!parsed.success || !isNewerRelease(parsed.output, known)) return
      known = parsed.output
      deps.onDocument(parsed.output)
    } catch {
      // The document at hand stays in effect.
    }
  }
  const askFor = (release: ReleaseMoment, afterMs: number, tries: number) => {
    clearTimeout(pending)
    pending = setTimeout(async () => {
      await askNow()
      if (isNewerRelease(release, known) && tries > 1) askFor(release, AHEAD_MS, tries - 1)
    }, afterMs)
  }
  let wasPushed = deps.isPushed()
  let wasEverPushed = wasPushed
  const timer = setInterval(() => {
    const isPushed = deps.isPushed()
    // The edge that carried the socket may have gone: all its tabs notice at once, and look for it one after the other.
    if (!isPushed && wasPushed) dueAt = Math.min(dueAt, deps.now() + againAfterMs(0, deps.random))
    // Pushes since the page was served, before this subscription, were missed: one more request soon, then
    // rarely.
    if (isPushed && !wasPushed) dueAt = deps.now() + oftenMs()
    // Pushes during the break of the socket were missed too, and may be urgent.
    if (isPushed && !wasPushed && wasEverPushed) askFor(known, deps.random() * SPREAD_MS, 1)
    wasPushed = isPushed
    wasEverPushed ||= isPushed
    if (deps.now() >= dueAt && deps.isVisible()) void askNow()
  }, TICK_MS)
  return {
    askNow,
    notified: (release) => {
      if (isNewerRelease(release, known)) askFor(release, deps.random() * SPREAD_MS, AHEAD_TRIES)
    },
    stop: () => {
      clearInterval(timer)
      clearTimeout(pending)
    },
  }
}
