import { personalUnread, type Unread } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'

/** What is announced to all must not be asked for by all at once. */
const SPREAD_MS = 3000

/**
 * Tells how many messages are unread, until the returned function is called: asked now, when the socket stands again, and when
 * there is something new; counts that come along are taken.
 */
export function followUnreadCount(
  { call, live, locale }: Pick<HostServices, 'call' | 'live' | 'locale'>,
  random: () => number,
  told: (count: number) => void,
): () => void {
  const abort = new AbortController()
  let later: ReturnType<typeof setTimeout> | undefined
  const ask = async (): Promise<void> => {
    const asked = { language: locale.language() }
    const result = await call(personalUnread, asked, { quiet: true, signal: abort.signal })
    if (result.kind === 'ok' && !abort.signal.aborted) told(sum(result.data.unread))
  }
  const following = live.member$.subscribe((message) => {
    if (message.t === 'resumed') void ask()
    if (message.t !== 'messages') return
    if (message.unread) return told(sum(message.unread))
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
