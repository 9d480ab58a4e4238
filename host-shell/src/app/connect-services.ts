import { oddsRefreshOf } from '@touchline/contracts/session'
import i18next from 'i18next'
import { errorText } from '../services/error-words'
import { showError } from '../services/feedback'
import type { CoreServices } from '../services/shell-services'
import { log } from './log'

/** Which service follows which. */
export function connectServices(services: CoreServices, window: Window): void {
  const { bus, dialogs, network, session, live, balance, preferences, locale, location, windows } = services
  bus.subscribe((event) => {
    // Without a session the slip empties itself: its selections wait for their member.
    if (event.type === 'slip' && session.account) picks = event.picks.length
    if (event.type === 'notice') dialogs.notify(event.notice)
    if (event.type === 'logout') session.end(event.code)
    if (event.type !== 'error') return
    const isIn = () => session.account !== null
    const endSession = session.end.bind(session)
    showError({ dialogs, isIn, upline, endSession, networkFailed: network.failed, log }, event)
  })
  /** Upline of the last member, shown when the account is blocked. */
  let upline: string | undefined
  /** Selections in the slip of the current or last member. */
  let picks = 0
  session.session$.subscribe((state) => {
    if (state.stage !== 'in') return live.stop()
    upline = state.account.info.parent_id
    live.start(state.account.info.session_token)
  })
  windows.follow(session.session$, () => session.isUnsure)
  session.ended$.subscribe((code) => {
    location.scrollTopAtEnd = code === 'requested' ? 0 : window.scrollY
    if (code === 'requested') location.navigate('/')
    else
      void errorText(code, '').then((text) =>
        dialogs.show({ kind: 'session-end', text, code, upline, picks }),
      )
  })
  live.member$.subscribe((message) => {
    if (message.t === 'out') session.end(message.code)
    // The server answers again.
    if (message.t === 'resumed') network.answered()
  })
  preferences.preferences$.subscribe((chosen) => {
    live.choose(oddsRefreshOf(chosen))
    const { language } = chosen.pageDisplay
    if (language !== locale.chosen && i18next.isInitialized)
      locale
        .show(language)
        .catch((error: unknown) => log('warn', 'the words did not load', { error: String(error) }))
  })
  window.addEventListener('online', () => {
    live.hurry()
    if (session.isUnsure) session.restore(null)
    void balance.refresh()
  })
  window.document.addEventListener('visibilitychange', () => {
    if (!window.document.hidden) live.hurry()
  })
}
