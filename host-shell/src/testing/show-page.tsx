import { render } from '@testing-library/react'
import type { BrandView } from '@touchline/contracts/host'
import { pagesOfRelease } from '@touchline/contracts/release'
import type { Area } from '@touchline/contracts/routes'
import type { PlayerInfo } from '@touchline/contracts/session'
import { fakeAccount, fakeBrand } from '@touchline/test-kit/fake-host'
import { pagesOf } from '@touchline/test-kit/own-pages'
import { BehaviorSubject } from 'rxjs'
import { createServices } from '../app/create-services'
import type { AreaFacts, Composition, SlotStates } from '../composition/composition'
import { Page } from '../views/page'
import { createPlaces } from '../views/places'
import { type Shell, ShellContext } from '../views/shell-context'
import { areaFacts } from './area-facts'
import { createFakeServer, ok, profileOf, refused } from './fake-server'
import { releaseDocument } from './releases'

/** Tests that fake timers do so before they show a page. */
const realTimeout = setTimeout

const IDLE = { stage: 'idle' } as const
const AREAS: readonly Area[] = ['sportsbook', 'tournament', 'account-info']

interface ShowOptions {
  out?: boolean
  info?: Partial<PlayerInfo>
  brand?: Partial<BrandView>
  shownAreas?: readonly Area[]
}

/** The whole page over a server and a composition in memory. Logged in as `demo` unless `out`. */
export async function showPage(
  path: string,
  { out = false, info = {}, brand = {}, shownAreas = AREAS }: ShowOptions = {},
) {
  // Layers of the page before may still move the history.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => realTimeout(resolve, 3))
  window.history.replaceState(null, '', path)
  const server = createFakeServer()
  const profile = ok(profileOf(fakeAccount(info)))
  server.answer('/app/sessionrestore', out ? refused('session_not_exists') : profile)
  server.answer('/app/authlogin', ({ password }) =>
    password === 'demo88' ? profile : refused('invalid_password'),
  )
  server.answer('/app/usersettings', ok({ settings: null }))
  server.answer('/app/logout', ok({}))
  const services = createServices({
    window,
    brand: { ...fakeBrand(), ...brand },
    bases: { app: '/app', odds: '/odds' },
    restored: null,
    fetch: server.fetch,
    openSocket: () => ({
      onopen: null,
      onmessage: null,
      onclose: null,
      send: () => undefined,
      close: () => undefined,
    }),
  })
  const areas = new BehaviorSubject<SlotStates>({
    main: IDLE,
    slip: IDLE,
    menu: IDLE,
    aside: IDLE,
  })
  const facts = new BehaviorSubject<readonly AreaFacts[]>(AREAS.map((area) => areaFacts(area)))
  const release = new BehaviorSubject(releaseDocument())
  const shell: Shell = {
    ...services,
    composition: fakeComposition(areas, facts, release, shownAreas),
    places: createPlaces(document),
    shellOutdated$: new BehaviorSubject(false),
    unread$: new BehaviorSubject(0),
    contacts$: new BehaviorSubject<Shell['contacts$']['value']>(null),
    maintenance: null,
    overrideOrigins: [],
    version: '1.0.0',
    device: 'device-0123456789',
  }
  await services.locale.start()
  const view = render(
    <ShellContext value={shell}>
      <Page />
    </ShellContext>,
  )
  void services.session.restore()
  return { ...view, server, services, areas, facts, release, shellOutdated$: shell.shellOutdated$ }
}

const fakeComposition = (
  areas$: Composition['areas$'],
  facts$: BehaviorSubject<readonly AreaFacts[]>,
  document$: Composition['document$'],
  shownAreas: readonly Area[],
): Composition => ({
  areas$,
  facts$,
  outdated$: new BehaviorSubject<readonly string[]>([]),
  mountParcel: () => () => undefined,
  settled: async () => undefined,
  retry: () => undefined,
  preload: () => undefined,
  applyRevision: () => undefined,
  document$,
  pages$: new BehaviorSubject(
    pagesOfRelease(Object.fromEntries(shownAreas.map((area) => [area, { pages: pagesOf(area) }]))),
  ),
  ownerOf: () => null,
  isUnreached: () => false,
  stop: async () => undefined,
})
