import type { HostServices, Unmount } from '@touchline/contracts/host'
import { HostState } from '@touchline/screens/host'
import { mountReact } from '@touchline/ui'
import { persistently } from '@touchline/ui/lazily'
import { LocaleProvider, translator } from '@touchline/ui/words'
import { action, createAtom, observable } from 'mobx'
import { fromEvent, map, merge } from 'rxjs'
import { slipWords } from '../locales/words'
import { BetsSession } from '../my-bets/state/bets-session'
import { loadBets } from '../my-bets/views/lazy-bets'
import { idleAfterPaint } from '../shared/transport/idle-after-paint'
import { SlipContext } from '../slip/state/slip-context'
import { startSlip } from '../slip/state/start-slip'
import { createSlipStorage } from '../slip/transport/slip-storage'
import { loadMore } from '../slip/views/lazy-more'
import { SlipPartsProvider } from '../slip/views/slip-context'
import { slipPageWords } from '../slip/views/slip-page-words'
import { type PanelTab, SlipPanel } from '../slip/views/slip-panel'

/** Outlives the slip, which goes with the session. */
const expelled = { account: null }

/** So long after an input the player may still be typing. */
const TYPED_MS = 2000

/** Puts the panel with Bet Slip and My Bets into `target`. */
export async function mountSlip(target: HTMLElement, host: HostServices): Promise<Unmount> {
  const first = await slipWords.load(host.locale.language())
  const hostState = new HostState(host)
  const state = new SlipContext(hostState)
  const storage = createSlipStorage({
    store: () => localStorage,
    changed$: fromEvent<StorageEvent>(window, 'storage').pipe(map(({ key }) => key)),
    brand: host.brand.id,
    warn: (message) => host.log('warn', message),
  })
  const language = createAtom('words of the slip')
  const words = slipPageWords(() => {
    // Texts for the shell follow the language and its names, as the panel does.
    language.reportObserved()
    return translator(slipWords.loaded, slipWords.namespaces)
  })
  const tab = observable.box<PanelTab>('slip')
  const showTab = action((next: PanelTab) => tab.set(next))
  // Before the slip speaks: the page then says which tab was asked for while it was not there.
  const following = host.bus.events$.subscribe((event) => {
    if (event.type === 'slip-open' && event.open) showTab(event.tab)
    if (event.type === 'pick') showTab('slip')
  })
  const isInSight = () => tab.get() === 'slip' && getComputedStyle(target).visibility !== 'hidden'
  const bets = new BetsSession(host, hostState)
  let typedAt = Number.NEGATIVE_INFINITY
  const { slip, answered$, running, quick, last } = startSlip({
    host,
    context: state,
    storage,
    words,
    expelled,
    isInSight,
    isHidden: () => document.hidden,
    isTyping: () => performance.now() - typedAt < TYPED_MS,
    newestRunning: () => bets.bets.newestRunning,
    seen$: fromEvent(document, 'visibilitychange'),
    loadCombined: () =>
      persistently(
        async () =>
          (await import(/* webpackChunkName: "parlay" */ '../slip/state/combined-bets')).combinedBets,
      ),
  })
  running.add(
    merge(fromEvent(window, 'offline'), fromEvent(window, 'online')).subscribe(({ type }) =>
      state.setOffline(type === 'offline'),
    ),
  )
  running.add(
    fromEvent(target, 'input').subscribe(() => {
      typedAt = performance.now()
    }),
  )
  running.add(bets.start())
  running.add(answered$.subscribe(bets.bets.receive))
  running.add(() => hostState.dispose())
  running.add(following)

  running.add(idleAfterPaint(() => void Promise.all([loadMore(), loadBets()]).catch(() => undefined)))

  const viewBets = () => showTab('bets')
  const parts = { slip, state, brand: host.brand, now: host.now, host, viewBets, quick, last }
  const unmount = await mountReact(
    target,
    <LocaleProvider host={host} words={slipWords} first={first}>
      <SlipPartsProvider value={parts}>
        <SlipPanel tab={tab} onShow={showTab} onWords={() => language.reportChanged()} bets={bets.bets} />
      </SlipPartsProvider>
    </LocaleProvider>,
    { host, name: 'sportsbook', version: process.env.AREA_VERSION ?? 'dev' },
  )
  return async () => {
    running.unsubscribe()
    await unmount()
  }
}
