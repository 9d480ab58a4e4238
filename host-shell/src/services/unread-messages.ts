import { personalUnread, type ResponseOf, type Unread } from '@touchline/contracts/calls'
import type { CallService, LocaleService } from '@touchline/contracts/host'
import type { MemberMessage } from '@touchline/contracts/live'
import type { Observable, Subject } from 'rxjs'

export type Popup = NonNullable<ResponseOf<typeof personalUnread>['popup']>

export interface UnreadDeps {
  call: CallService
  locale: Pick<LocaleService, 'language'>
  live: { readonly member$: Observable<MemberMessage> }
  /** Takes the count of unread messages. */
  unread$: Pick<Subject<number>, 'next'>
  /** 0 to 1. */
  random: () => number
}

/** All members must not ask about an announcement at the same moment. */
export const SPREAD_MS = 3000

/**
 * Keeps the count of unread messages current until the returned function is called: requested now, after a
 * reconnection and for new messages; pushed counts are taken. `onPopup` receives the pop-up message at the
 * start alone: no bet is interrupted.
 */
export function followUnread(
  { call, locale, live, unread$, random }: UnreadDeps,
  onPopup: (popup: Popup) => void,
): () => void {
  const abort = new AbortController()
  let later: ReturnType<typeof setTimeout> | undefined

  const ask = async (isFirst: boolean): Promise<void> => {
    const asked = { language: locale.language() }
    const result = await call(personalUnread, asked, { quiet: true, signal: abort.signal })
    if (result.kind !== 'ok' || abort.signal.aborted) return
    unread$.next(sum(result.data.unread))
    if (isFirst && result.data.popup) onPopup(result.data.popup)
  }
  const askSoon = (): void => {
    clearTimeout(later)
    later = setTimeout(() => void ask(false), random() * SPREAD_MS)
  }
  const following = live.member$.subscribe((message) => {
    if (message.t === 'resumed') void ask(false)
    if (message.t !== 'messages') return
    if (message.unread) unread$.next(sum(message.unread))
    else askSoon()
  })
  void ask(true)
  return () => {
    abort.abort()
    clearTimeout(later)
    following.unsubscribe()
  }
}

const sum = ({ normal, special, personal }: Unread): number => normal + special + personal
