import { personalUnread, type Unread } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'

/** Spreads the requests after an announcement to all members. */
const SPREAD_MS = 3000

/**
 * Reports how many messages are unread, until the returned function is called. Asks now, when the socket is back, and
 * after news without a count; uses the count of other news.
 */
export function followUnreadCount(
  { call, live, locale }: Pick<HostServices, 'call' | 'live' | 'locale'>,
  random: () => number,
  onCount: (count: number) => void,
): () => void {
  const abort = new AbortController()
  let later: ReturnType<typeof setTimeout> | undefined
  const ask = async (): Promise<void> => {
    const asked = { language: locale.language() }
    const result = await call(personalUnread, asked, { quiet: true, signal: abort.signal })
    if (result.kind === 'ok' && !abort.signal.aborted) onCount(sum(result.data.unread))
  }
  const following = live.member$.subscribe((message) => {
    if (message.t === 'resumed') void ask()
    if (message.t !== 'messages') return
    if (message.unread) return onCount(sum(message.unread))
    clearTimeout(later)
    later = setTimeout(ask, random() * SPREAD_MS)
  })
  void ask()
  return () => {
    abort.abort()
    clearTimeout(later)
    following.unsubscribe()
  }
}

const sum = ({ normal, special, personal }: Unread): number => normal + special + personal
