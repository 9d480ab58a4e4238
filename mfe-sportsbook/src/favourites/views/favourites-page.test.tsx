import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { uxMatch2 } from '@touchline/contracts/calls'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { BoardStore } from '../../board/state/board-store'
import { BoardOrFavourites } from '../../board/views/board-or-favourites'
import { laterWords, words } from '../../locales/words'
import { sampleSnapshot } from '../../testing/sample-frames'

const atOnce = (run: () => void) => {
  run()
  return () => undefined
}

let leave = (): void => undefined
afterEach(() => {
  leave()
  cleanup()
})

/** The page of somebody with one favourite in play and one of today in football, and one of basketball. */
async function show({ favourites = [1, 50, 120], search = '?fav=1' } = {}) {
  Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 900, configurable: true })
  window.scrollTo = () => undefined
  const fake = createFakeHost()
  const { now } = fake.clock
  const parts = [
    sampleSnapshot({ matches: 1, market: 3, now }),
    sampleSnapshot({ matches: 1, market: 2, now, firstId: 50 }),
    sampleSnapshot({ matches: 1, market: 3, sport: 2, now, firstId: 120 }),
  ].filter(({ payload }) => favourites.includes(payload[1][0]?.[0] ?? 0))
  const list: OddsSnapshot = {
    ...sampleSnapshot({ matches: 0, market: 1, now }),
    ch: 'b:1,50,120',
    payload: [
      parts.slice(0, 1).flatMap(({ payload }) => payload[0]),
      parts.flatMap(({ payload }) => payload[1]),
      [],
      parts.flatMap(({ payload }) => payload[3]),
    ],
  }
  fake.answer(uxMatch2, list)
  fake.preferences.next({ ...fake.preferences.value, favourites })
  fake.location.next({ pathname: '/desktop', search, hash: '' })
  const store = new BoardStore(fake.host, atOnce)
  await words.load('en', laterWords)
  const first = await words.load('en')
  const view = render(
    <LocaleProvider host={fake.host} words={words} first={first}>
      <BoardOrFavourites store={store} />
    </LocaleProvider>,
  )
  leave = () => {
    view.unmount()
    store.dispose()
  }
  return fake
}

test('favourites are listed under their sport, those in play first, with the columns of that sport', async () => {
  const fake = await show()
  await screen.findByRole('heading', { name: /^Football/ })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Football2',
    'Live now 1',
    'Today 1',
    'Basketball1',
    'Live now 1',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Favourites3')
  const heads = [...document.querySelectorAll('table')].map((table) =>
    within(table).getAllByRole('columnheader'),
  )
  expect(heads.map((cells) => cells.some(({ textContent }) => textContent === 'To win'))).toEqual([
    false,
    false,
    true,
  ])
  expect(document.querySelectorAll('#board-keys')).toHaveLength(1)
  // The boards themselves are not followed meanwhile.
  expect(fake.open.size).toBe(0)
})

test('a press on a price goes to the slip, and all markets open in the address', async () => {
  const fake = await show()
  const [price] = await screen.findAllByRole('button', { name: /handicap/ })
  await userEvent.click(price as HTMLElement)
  await waitFor(() => expect(fake.did.emitted).toMatchObject([{ type: 'pick', pick: { match_id: 1 } }]))
  await userEvent.click(screen.getAllByRole('button', { name: /^All \d+ markets/ })[0] as HTMLElement)
  expect(fake.did.navigated.at(-1)).toBe('/desktop?fav=1&match=1')
})

test('the way back leads to the board shown before', async () => {
  const fake = await show({ search: '?sport=2&market=live&fav=1' })
  await userEvent.click(await screen.findByRole('button', { name: 'Show all matches' }))
  expect(fake.did.navigated.at(-1)).toBe('/desktop?sport=2&market=live')
  expect([...fake.open.keys()]).toEqual(['2:3'])
})

test('without favourites it says how to get some', async () => {
  await show({ favourites: [] })
  expect(await screen.findByText('No favourites yet')).toBeTruthy()
})

test('favourites that are not offered now are kept, with a note', async () => {
  const fake = await show({ favourites: [777] })
  expect(await screen.findByText('None of your favourites is on offer now')).toBeTruthy()
  expect(fake.preferences.value.favourites).toEqual([777])
  await act(async () => undefined)
})
