import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { gameFavourite, gameList, gameMarks, prg } from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import { createFakeHost, type FakeHost, fakeBrand } from '@touchline/test-kit/fake-host'
import { manyGames, sampleLobby } from '../testing/games'
import { createGamesArea } from './create-games-area'

async function opened(
  script: (fake: FakeHost) => void,
  at = '/slots',
  coming: readonly string[] = [],
  services: Partial<HostServices> = {},
) {
  const fake = createFakeHost({ brand: { ...fakeBrand(), coming }, ...services })
  script(fake)
  fake.host.navigate(at)
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = async () => {}
  await act(async () => {
    const down = await createGamesArea(target, fake.host)
    unmount = async () => down()
  })
  return { fake, target, unmount: () => act(unmount) }
}

const withGames = (fake: FakeHost) => {
  fake.answer(gameList, sampleLobby())
  fake.answer(gameMarks, { favourites: [], recents: [] })
}
const asksFor = (fake: FakeHost) =>
  fake.asked.filter(({ name }) => name === 'gameList').map(({ request }) => request)
const link = (name: RegExp) => screen.getByRole('link', { name })
const tiles = async () => within(await screen.findByRole('list', { name: 'Games' })).getAllByRole('listitem')
const star = (name: RegExp) => screen.getByRole('button', { name })

describe('the games area', () => {
  beforeEach(() => localStorage.clear())

  test('shows games with provider, return and badge, and says when a closed one is back', async () => {
    const { unmount } = await opened(withGames)
    const texts = (await tiles()).map(({ textContent }) => textContent)
    expect(texts[0]).toBe('HotGolden KoiLotus ReelRTP 95%')
    expect(texts[3]).toContain('Maintenanceback Sun 06:00 GMT+8')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots')
    await unmount()
  })

  test('promises nothing of games that nobody can play yet', async () => {
    const { unmount } = await opened(withGames, '/slots', ['slots'])
    const shown = await tiles()
    expect(screen.getByText('These games cannot be played yet.')).toBeTruthy()
    expect(shown.map(({ textContent }) => textContent).join()).not.toContain('RTP')
    expect(screen.queryByRole('link', { name: /, open$/ })).toBeNull()
    expect(link(/Golden Koi, Lotus Reel, Not open yet$/).getAttribute('href')).toBeNull()
    await unmount()
  })

  test('says that a lobby without games is not open yet', async () => {
    const empty = (fake: FakeHost) => fake.answer(gameList, { ...sampleLobby(), providers: [], games: [] })
    const { unmount } = await opened(empty, '/slots', ['slots'])
    expect(await screen.findByText('Not open yet')).toBeTruthy()
    await unmount()
  })

  test.each([
    ['/casino100', 'casino'],
    ['/fishing', 'fishing'],
    ['/slots7', 'slots'],
  ])('asks for the lobby of %s: %s', async (path, category) => {
    const { fake, unmount } = await opened(withGames, path)
    expect(asksFor(fake)).toEqual([{ category, platform: 'desktop', lang: 'en' }])
    await unmount()
  })

  test('leads to the other lobbies', async () => {
    const { fake, unmount } = await opened(withGames)
    const links = within(screen.getByRole('navigation', { name: 'Lobbies' }))
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('Slots')
    await userEvent.click(links.getByRole('link', { name: 'Fishing' }))
    expect(fake.location.value.pathname).toBe('/fishing')
    expect(asksFor(fake).at(-1)).toEqual({ category: 'fishing', platform: 'desktop', lang: 'en' })
    expect(links.getByRole('link', { current: 'page' }).textContent).toBe('Fishing')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Fishing' }))
    await unmount()
  })

  test('narrows down by provider and search, and clears the search', async () => {
    const { fake, unmount } = await opened(withGames)
    await userEvent.click(await screen.findByRole('radio', { name: /Lotus Reel/ }))
    expect(await tiles()).toHaveLength(2)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search 4 games' }), 'zebra')
    expect(await screen.findByText('No games match “zebra”')).toBeTruthy()
    expect(fake.location.value.search).toBe('?provider=lotus-reel&q=zebra')
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear' })[0] as HTMLElement)
    expect(await tiles()).toHaveLength(2)
    await unmount()
  })

  test('shows on which side providers are hidden, and an arrow leads there', async () => {
    const { target, unmount } = await opened(withGames)
    const radios = await screen.findByRole('radiogroup', { name: 'Providers' })
    const row = radios.parentElement as HTMLElement
    const sides = () => ['before', 'after'].filter((side) => row.dataset[side])
    const arrows = () =>
      [...target.querySelectorAll<HTMLElement>('[data-side]')].map(({ dataset }) => dataset.side)
    expect([sides(), arrows()]).toEqual([[], []])
    Object.defineProperties(row, { clientWidth: { value: 400 }, scrollWidth: { value: 900 } })
    row.scrollBy = (({ left = 0 }: ScrollToOptions) => {
      row.scrollLeft = Math.max(0, Math.min(500, row.scrollLeft + left))
      row.dispatchEvent(new Event('scroll'))
    }) as typeof row.scrollBy
    act(() => void window.dispatchEvent(new Event('resize')))
    expect([sides(), arrows()]).toEqual([['after'], ['after']])
    await userEvent.click(target.querySelector('[data-side="after"]') as HTMLElement)
    expect([sides(), arrows()]).toEqual([
      ['before', 'after'],
      ['before', 'after'],
    ])
    await userEvent.click(target.querySelector('[data-side="after"]') as HTMLElement)
    expect([sides(), arrows()]).toEqual([['before'], ['before']])
    expect(screen.getAllByRole('radio')).toHaveLength(radios.querySelectorAll('[role="radio"]').length)
    await unmount()
  })

  test('marks no favourite by a single key where these are switched off', async () => {
    const { fake, unmount } = await opened(withGames)
    const { value } = fake.preferences
    fake.preferences.next({ ...value, accessibility: { ...value.accessibility, shortcuts: false } })
    await tiles()
    act(() => link(/Golden Koi/).focus())
    await userEvent.keyboard('{ArrowRight}f')
    expect(document.activeElement).toBe(link(/Jade Tiger/))
    expect(star(/Jade Tiger/).getAttribute('aria-pressed')).toBe('false')
    await unmount()
  })

  test('keeps favourites on the server, by click and by key', async () => {
    const marks = (...favourites: string[]) => ({ favourites, recents: [] })
    const { fake, unmount } = await opened(withGames)
    await tiles()
    fake.answer(gameFavourite, marks('lotus-reel/koi'))
    await userEvent.click(star(/Golden Koi/))
    fake.answer(gameFavourite, marks('lotus-reel/koi', 'northlight/jade-tiger'))
    act(() => link(/Golden Koi/).focus())
    await userEvent.keyboard('{ArrowRight}f')
    await userEvent.keyboard('{Control>}f{/Control}')
    expect(document.activeElement).toBe(link(/Jade Tiger/))
    await userEvent.click(screen.getByRole('button', { name: 'Favourites' }))
    expect((await tiles()).map((tile) => tile.querySelector('h3')?.textContent)).toEqual([
      'Golden Koi',
      'Jade Tiger',
    ])
    await unmount()
  })

  test('has one tile in the tab order', async () => {
    const { unmount } = await opened(withGames)
    const stops = (await tiles()).map((tile) => within(tile).getByRole('link').tabIndex)
    expect(stops).toEqual([0, -1, -1, -1])
    await unmount()
  })

  test('opens a game in a window of its own, by click and by Enter', async () => {
    const { fake, unmount } = await opened(withGames)
    await tiles()
    await userEvent.click(link(/Golden Koi, Lotus Reel, open/))
    act(() => link(/Jade Tiger/).focus())
    await userEvent.keyboard('{Enter}')
    expect(fake.did.windows).toEqual([
      '/game?provider=lotus-reel&game=koi&from=%2Fslots',
      '/game?provider=northlight&game=jade-tiger&from=%2Fslots',
    ])
    await unmount()
  })

  test('opens nothing for a game under maintenance', async () => {
    const { fake, unmount } = await opened(withGames)
    await tiles()
    await userEvent.click(link(/Night Market, Lotus Reel, Maintenance/))
    expect(fake.did.windows).toEqual([])
    await unmount()
  })

  test('offers a link when the browser blocks the window', async () => {
    const { fake, unmount } = await opened(withGames, '/slots', [], { windows: { open: () => false } })
    await tiles()
    await userEvent.click(link(/Golden Koi/))
    const here = within(screen.getByRole('alert')).getByRole('link', { name: 'Open it here' })
    expect(screen.getByRole('alert').textContent).toContain('blocked the Golden Koi window')
    await userEvent.click(here)
    expect(fake.location.value.pathname).toBe('/game')
    await unmount()
  })

  test('shows games of the member first, and running jackpots', async () => {
    const { unmount } = await opened((fake) => {
      fake.answer(gameList, sampleLobby())
      fake.answer(gameMarks, { favourites: [], recents: ['northlight/wave'] })
      const jackpot = {
        provider: 'lotus-reel',
        game_code: 'koi',
        name: 'Koi',
        amount: 1_234_567,
        currency: 'MYR',
      }
      fake.answer(prg, { jackpots: [{ ...jackpot, at: 1 }] })
    })
    const recent = await screen.findByRole('list', { name: 'Recently played' })
    expect(within(recent).getByRole('link').getAttribute('aria-label')).toBe(
      'Great Wave, Northlight, open, New',
    )
    expect((await tiles())[0]?.textContent).toContain('12,345.67')
    await userEvent.click(screen.getByRole('button', { name: 'Jackpot' }))
    expect(await tiles()).toHaveLength(1)
    await unmount()
  })

  test('shows a row for each product on its home page', async () => {
    const { unmount } = await opened(withGames, '/games')
    const row = await screen.findByRole('list', { name: 'Slots' })
    expect(within(row).getAllByRole('listitem')).toHaveLength(4)
    await userEvent.click(screen.getByRole('link', { name: 'All Slots' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Slots')
    await unmount()
  })

  test('draws more tiles on demand', async () => {
    const { unmount } = await opened((fake) => fake.answer(gameList, manyGames(60)))
    expect(await tiles()).toHaveLength(48)
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }))
    expect(await tiles()).toHaveLength(60)
    await unmount()
  })

  test('shows twelve places while it waits', async () => {
    const { target, unmount } = await opened((fake) =>
      fake.answer(gameList, () => new Promise(() => undefined)),
    )
    expect(screen.getByRole('status', { name: 'Loading games' })).toBeTruthy()
    expect(target.querySelectorAll('li')).toHaveLength(12)
    await unmount()
  })

  test('names the upline when the product is switched off', async () => {
    const { unmount } = await opened((fake) => fake.refuse(gameList, 'liveCasinoDisabled'), '/casino')
    expect(await screen.findByText('Live Casino is disabled')).toBeTruthy()
    expect(screen.getByText(/agent1/)).toBeTruthy()
    await unmount()
  })

  test('says why there are no games, and gets them on retry', async () => {
    const { fake, unmount } = await opened((host) => host.refuse(gameList, 'systemError'))
    expect((await screen.findByRole('alert')).textContent).toContain('Code systemError')
    withGames(fake)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await tiles()).toHaveLength(4)
    await unmount()
  })

  test('speaks Burmese as soon as the shell does', async () => {
    const { fake, unmount } = await opened(withGames)
    act(() => fake.language.next('my'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('စလော့'))
    await unmount()
  })
})
