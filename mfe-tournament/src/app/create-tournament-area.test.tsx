import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { roomInfo, roomList } from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost, fakeBrand } from '@touchline/test-kit/fake-host'
import { matchOf, sampleRoom } from '../testing/room-page'
import { roomOf, sampleRooms } from '../testing/rooms'
import { createTournamentArea } from './create-tournament-area'

async function opened(
  script: (fake: FakeHost) => void,
  at = '/tournament2/home',
  coming: readonly string[] = [],
) {
  const fake = createFakeHost({ brand: { ...fakeBrand(), coming } })
  script(fake)
  fake.host.navigate(at)
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = async () => {}
  await act(async () => {
    const down = await createTournamentArea(target, fake.host)
    unmount = async () => down()
  })
  return { fake, target, unmount: () => act(unmount) }
}

const withRooms = (fake: FakeHost) => fake.answer(roomList, { rooms: sampleRooms(), total: 9 })
const asked = (fake: FakeHost) => fake.asked.map(({ request }) => request)

describe('the tournament area', () => {
  test('shows rooms with fee, pool, shares, players, status and the reason why one is shut', async () => {
    const { unmount } = await opened(withRooms)
    const list = await screen.findByRole('list', { name: 'Rooms' })
    const cards = within(list)
      .getAllByRole('article')
      .map((card) => card.textContent)
    expect(cards).toHaveLength(9)
    expect(cards[0]).toMatch(
      /Saturday Five.*5 matches · Sun 01:30.*Open.*50\.00.*0\.00.*0 of 30 players.*Closes in 2 h 08 min/,
    )
    expect(cards[1]).toMatch(/Free.*200\.00.*50 \/ 30 \/ 20.*Room is already full\./)
    expect(cards[8]).toContain('Cancelled: fewer than 3 players joined.')
    await unmount()
  })

  test('shows a room with its matches, my pick, the ranking with ties, and asks anew when something happens in it', async () => {
    const { fake, unmount } = await opened(
      (host) => host.answer(roomInfo, sampleRoom()),
      '/tournament2/room?id=10001',
    )
    const ranking = await screen.findByRole('table', { name: /Ranking/ })
    const rows = within(ranking)
      .getAllByRole('row')
      .map(({ textContent }) => textContent ?? '')
    expect(rows.filter((row) => /^2.*(kelvin88|arifpg)/.test(row))).toHaveLength(2)
    expect(rows.find((row) => row.includes('demo'))).toMatch(/^4.*1,152\.00/)
    expect(screen.getAllByText(/Ipswich Town/).length).toBeGreaterThan(0)
    const before = asked(fake).length
    act(() => fake.member.next({ t: 'room', room_id: '10001' }))
    await waitFor(() => expect(asked(fake).length).toBeGreaterThan(before))
    await unmount()
  })

  test('shows no places and no winners before the first result', async () => {
    const { unmount } = await opened(
      (host) => host.answer(roomInfo, { ...sampleRoom(), matches: [matchOf()] }),
      '/tournament2/room?id=10001',
    )
    const ranking = await screen.findByRole('region', { name: 'Ranking' })
    expect(within(ranking).getByText('Places are shown after the first result')).toBeTruthy()
    for (const row of within(ranking).getAllByRole('row').slice(1)) {
      const cells = within(row).getAllByRole('cell')
      expect([cells[0]?.textContent, cells.at(-1)?.textContent]).toEqual(['–', '–'])
    }
    expect(screen.getByRole('region', { name: 'Prizes' }).textContent).not.toContain('siewling')
    await unmount()
  })

  test('promises nothing of rooms that nobody can join yet', async () => {
    const { unmount } = await opened(withRooms, '/tournament2/home', ['tournament'])
    const list = await screen.findByRole('list', { name: 'Rooms' })
    const cards = within(list)
      .getAllByRole('article')
      .map((card) => card.textContent)
    expect(cards).toHaveLength(9)
    for (const card of cards) {
      expect(card).toContain('Rooms cannot be joined yet.')
      expect(card).not.toMatch(/\bOpen\b|Closes in|pool|Entry fee|players|\d\.00/)
    }
    await unmount()
  })

  test('says that tournaments without rooms are not open yet, and not when rooms open', async () => {
    const empty = (fake: FakeHost) => fake.answer(roomList, { rooms: [], total: 0 })
    const { unmount } = await opened(empty, '/tournament2/home', ['tournament'])
    expect(await screen.findByText('Not open yet')).toBeTruthy()
    expect(screen.queryByText(/New rooms open/)).toBeNull()
    await unmount()
  })

  test('asks for the tab, the search and the page of its address', async () => {
    const { fake, unmount } = await opened(withRooms, '/tournament2/home?tab=free&q=cup&page=1')
    expect(asked(fake)).toEqual([{ tab: 'free', mine: false, search: 'cup', page: 1, page_size: 12 }])
    await userEvent.click(await screen.findByRole('radio', { name: 'Public' }))
    expect(fake.location.value.search).toBe('?tab=public&q=cup')
    await unmount()
  })

  test.each(['all', 'mine'])(
    'counts the rooms behind every tab, my rooms too, on the tab %s',
    async (tab) => {
      const counts = { all: 9, public: 6, private: 2, free: 1, mine: 3 }
      const { unmount } = await opened(
        (fake) => fake.answer(roomList, { rooms: sampleRooms(), total: 9, counts }),
        `/tournament2/home?tab=${tab}`,
      )
      await screen.findByRole('list', { name: 'Rooms' })
      const tabs = within(screen.getByRole('radiogroup')).getAllByRole('radio')
      expect(tabs.map(({ textContent }) => textContent)).toEqual([
        ...['All9', 'Public6', 'Private2', 'Free1', 'My rooms3'],
      ])
      await unmount()
    },
  )

  test('finds rooms while one types, in one question', async () => {
    const { fake, unmount } = await opened((host) =>
      host.answer(roomList, ({ search }) => ({
        kind: 'ok',
        data: { rooms: search ? [] : [roomOf()], total: 0 },
      })),
    )
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Room name or number' }), 'zebra')
    expect(await screen.findByText('No rooms match “zebra”')).toBeTruthy()
    expect(asked(fake)).toHaveLength(2)
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement)
    expect(await screen.findByRole('article')).toBeTruthy()
    await unmount()
  })

  test('names the upline when the product is switched off', async () => {
    const { unmount } = await opened((host) => host.refuse(roomList, 'tournamentDisabled'))
    expect(await screen.findByText('The tournament is disabled')).toBeTruthy()
    expect(screen.getByText(/agent1/)).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await unmount()
  })

  test('says why there are no rooms, and gets them on retry', async () => {
    const { fake, unmount } = await opened((host) => host.refuse(roomList, 'systemError'))
    expect((await screen.findByRole('alert')).textContent).toContain('Code systemError')
    withRooms(fake)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('article')).toHaveLength(9)
    await unmount()
  })

  test('speaks Burmese as soon as the shell does', async () => {
    const { fake, unmount } = await opened(withRooms)
    act(() => fake.language.next('my'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ပြိုင်ပွဲ'))
    await unmount()
  })

  test('takes everything down', async () => {
    const { fake, target, unmount } = await opened(withRooms)
    await unmount()
    expect(target.childNodes).toHaveLength(0)
    expect([fake.location.observed, fake.session.observed, fake.language.observed]).toEqual([
      false,
      false,
      false,
    ])
  })
})
