/** @jest-environment jsdom */

import { remote, start, stopComposition, tick } from '../testing/composition-rig'
import { areaRelease, releaseDocument } from '../testing/releases'

afterEach(stopComposition)

describe('the composition', () => {
  test('shows the area of the route, and another one after a move', async () => {
    const { main } = start()
    await tick()
    expect(main.textContent).toBe('sportsbook 1.0.0')
    history.pushState(null, '', '/tournament2/home')
    await tick()
    expect(main.textContent).toBe('tournament 1.0.0')
  })

  test('keeps protected areas away until somebody is logged in, and takes them away at logout', async () => {
    const { main, fake } = start()
    fake.session.next({ stage: 'out' })
    await tick()
    expect(main.textContent).toBe('')
  })

  test('leaves the rest of the page alone when one area fails, and reports it once', async () => {
    const { composition, seen, reports, main } = start(async (area, { version }) => {
      if (area === 'sportsbook') throw new Error('broken')
      return remote(area, version)
    })
    composition.mountParcel('slip', document.createElement('aside'))
    await tick()
    expect([seen.areas.main.stage, seen.areas.slip?.stage]).toEqual(['failed', 'failed'])
    expect(reports).toMatchObject([{ remote: 'sportsbook@1.0.0', fault: 'evaluate' }])
    history.pushState(null, '', '/tournament2/home')
    await tick()
    expect(main.textContent).toBe('tournament 1.0.0')
  })

  test('brings back everything of an area with one retry', async () => {
    let back = false
    const { composition, seen } = start(async (area, { version }) => {
      if (!back) throw new Error('broken')
      return remote(area, version)
    })
    composition.mountParcel('slip', document.createElement('aside'))
    await tick()
    back = true
    composition.retry('main')
    await tick()
    expect([seen.areas.main.stage, seen.areas.slip?.stage]).toEqual(['mounted', 'mounted'])
  })

  test('lets the page of the path come first; its neighbours are fetched when it is up', async () => {
    let arrive: () => void = () => undefined
    const late = new Promise<void>((done) => {
      arrive = done
    })
    const fetched: string[] = []
    const fetchRemote = async (area: string, { version }: { version: string }) => {
      fetched.push(area)
      if (area === 'tournament') await late
      return remote(area, version)
    }
    const { composition } = start(fetchRemote, { path: '/tournament2/home' })
    composition.mountParcel('slip', document.createElement('aside'))
    await tick()
    expect(fetched).toEqual(['tournament'])
    arrive()
    await tick()
    expect(fetched).toEqual(['tournament', 'sportsbook'])
  })

  test('fetches no neighbour for a page that fills the window', async () => {
    document.head.replaceChildren()
    const { remotes } = releaseDocument()
    const { main } = start(undefined, {
      path: '/game?provider=touchline&game=TL20',
      document: releaseDocument({
        remotes: { ...remotes, 'casino-games': areaRelease('casino-games', '1.0.0') },
      }),
    })
    await tick()
    expect(main.textContent).toBe('casino-games 1.0.0')
    expect(document.head.innerHTML).not.toContain('sportsbook')
  })

  test('has the files of its neighbours on the way as soon as its own have come', async () => {
    document.head.replaceChildren()
    let arrive: () => void = () => undefined
    const late = new Promise<void>((done) => {
      arrive = done
    })
    start(
      async (area, { version }) => {
        if (area === 'tournament') await late
        return remote(area, version)
      },
      { path: '/tournament2/home', shown: () => new Promise(() => undefined) },
    )
    const ahead = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
    await tick()
    expect(ahead()).toEqual(['/assets/tournament/1.0.0/remote.js'])
    arrive()
    await tick()
    expect(ahead()).toContain('/assets/sportsbook/1.0.0/remote.js')
  })

  test('keeps neighbours waiting that are asked for when the page is up and shows nothing yet', async () => {
    let show: () => void = () => undefined
    const first = new Promise<void>((done) => {
      show = done
    })
    const slip = document.createElement('aside')
    const { composition, seen } = start(undefined, { shown: () => first })
    await tick()
    expect(seen.areas.main.stage).toBe('mounted')
    let isSettled = false
    void composition.settled().then(() => (isSettled = true))
    composition.mountParcel('slip', slip)
    await tick()
    expect([slip.textContent, isSettled]).toEqual(['', false])
    show()
    await tick()
    expect([slip.textContent, isSettled]).toEqual(['slip 1.0.0', true])
  })

  test('moves a parcel to where it was asked for last', async () => {
    const { composition } = start()
    const [first, second] = [document.createElement('aside'), document.createElement('aside')]
    const removeFirst = composition.mountParcel('slip', first)
    await tick()
    composition.mountParcel('slip', second)
    removeFirst()
    await tick()
    expect([first.textContent, second.textContent]).toEqual(['', 'slip 1.0.0'])
  })
})
