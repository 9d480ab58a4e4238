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
    if (event.type === 'notice') dialogs.notify(event.notice)
    if (event.type === 'logout') session.end(event.code)
    if (event.type !== 'error') return
    const isIn = () => session.account !== null
    const endSession = session.end.bind(session)
    showError({ dialogs, isIn, endSession, networkFailed: network.failed, log }, event)
  })
  session.session$.subscribe(({ stage }) => (stage === 'in' ? live.start() : live.stop()))
  session.ended$.subscribe((code) => {
    windows.closeAll()
    if (code === 'requested') location.navigate('/')
    else void errorText(code, '').then((text) => dialogs.show({ kind: 'session-end', text }))
  })
  live.member$.subscribe((message) => {
    if (message.t === 'out') session.end(message.code)
  })
  preferences.preferences$.subscribe((chosen) => live.choose(oddsRefreshOf(chosen)))
  preferences.preferences$.subscribe(({ pageDisplay }) => {
    if (pageDisplay.language !== locale.language() && i18next.isInitialized)
      locale
        .show(pageDisplay.language)
        .catch((error: unknown) => log('warn', 'a language did not load', { error }))
  })
  window.addEventListener('online', () => {
    live.hurry()
    void balance.refresh()
  })
  window.document.addEventListener('visibilitychange', () => {
    if (!window.document.hidden) live.hurry()
  })
}
