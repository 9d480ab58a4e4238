import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announceList, type Message, personalList, personalUnread } from '@touchline/contracts/calls'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { openedArea } from '../testing/opened-area'

const AT = Date.UTC(2026, 10, 21, 10)
const messageOf = (change: Partial<Message>): Message => ({
  id: '1',
  kind: 'normal',
  title: 'Cup final',
  body: '',
  at: AT,
  is_read: false,
  ...change,
})
const LETTER = messageOf({ id: '3', kind: 'personal', title: 'Limit raised', body: 'Max 3,000.' })
const DRAW = messageOf({
  id: '2',
  kind: 'special',
  title: '<b>Draw</b>',
  at: AT - 60_000,
  body: 'Twice & <i>once</i>.\n\n| Draw | Closes |\n| Mon | 18:55 |\n\n[Open the lottery](/w4d)\n[x](//evil.test)',
})
const OLD = messageOf({ id: '1', title: 'Rules of play', is_read: true, at: AT - 86_400_000 })
const UNREAD = { normal: 0, special: 1, personal: 1 }
const NONE = { normal: 0, special: 0, personal: 0 }

async function opened(at = '/info/message', script: (fake: FakeHost) => void = () => undefined) {
  const { fake } = await openedArea(at, (host) => {
    host.answer(announceList, { messages: [LETTER, DRAW, OLD], total: 3, unread: UNREAD })
    host.answer(personalList, { messages: [LETTER], total: 1, unread: UNREAD })
    host.answer(personalUnread, { unread: NONE, popup: null })
    script(host)
  })
  await screen.findByRole('heading', { level: 1, name: 'Messages' }, { timeout: 10_000 })
  return {
    fake,
    asked: () => fake.asked.filter(isOfScreen).map(({ name, request }) => [name, request]),
  }
}

const rows = async () =>
  (await screen.findAllByRole('listitem')).flatMap((row) => within(row).queryAllByText(/·/))
/** The navigation asks for the count alone. */
const isOfScreen = ({ name, request }: FakeHost['asked'][number]) =>
  name !== 'personalUnread' || Object.keys(request as object).length > 1
const marks = (fake: FakeHost) =>
  fake.asked.filter(isOfScreen).flatMap(({ name, request }) => (name === 'personalUnread' ? [request] : []))

jest.setTimeout(20_000)

describe('the messages', () => {
  test('say of which kind and from when they are, and which are unread', async () => {
    const { asked } = await opened()
    expect((await rows()).map(({ textContent }) => textContent)).toEqual([
      'Personal · Sat 21/11 18:00',
      'Special · Sat 21/11 17:59',
      'Announcement · Fri 20/11 18:00',
    ])
    expect(screen.getAllByText('Unread:')).toHaveLength(2)
    expect(screen.getByText('2 unread')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Special 1$/ })).toBeTruthy()
    expect(asked()).toEqual([
      ['announceList', { language: 'en', page: 1, page_size: 10, with_personal: true }],
    ])
  })

  test('of one kind are asked for as such', async () => {
    const { fake, asked } = await opened()
    await userEvent.click(await screen.findByRole('radio', { name: /^Personal/ }))
    expect(fake.did.navigated.at(-1)).toBe('/info/message?kind=personal')
    await userEvent.click(screen.getByRole('radio', { name: /^Special/ }))
    await waitFor(() =>
      expect(asked().slice(1)).toEqual([
        ['personalList', { language: 'en', page: 1, page_size: 10 }],
        ['announceList', { language: 'en', page: 1, page_size: 10, kind: 'special' }],
      ]),
    )
  })

  test('show their source as text, with tables and links into the product alone', async () => {
    await opened('/info/message?id=2')
    const message = await screen.findByRole('article', { name: '<b>Draw</b>' })
    expect(message.querySelectorAll('b, i')).toHaveLength(0)
    expect(within(message).getByText('Twice & <i>once</i>.')).toBeTruthy()
    expect(within(message).getByRole('cell', { name: '18:55' })).toBeTruthy()
    expect(
      within(message)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/w4d'])
    expect(within(message).getByText('[x](//evil.test)')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('<b>Draw</b>')
  })

  test('are read after two seconds on the screen, and stay unread when somebody wants that', async () => {
    jest.useFakeTimers()
    const { fake } = await opened('/info/message?id=3')
    await act(() => jest.advanceTimersByTimeAsync(1900))
    expect(marks(fake)).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(marks(fake)).toEqual([{ language: 'en', mark: { ids: ['3'], is_read: true } }])
    expect(screen.getByText('1 unread')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Mark as unread' }).click())
    expect(screen.getByText('2 unread')).toBeTruthy()
    await act(() => jest.advanceTimersByTimeAsync(5000))
    expect(marks(fake).at(-1)).toEqual({ language: 'en', mark: { ids: ['3'], is_read: false } })
    jest.useRealTimers()
  })

  test('closed before that are not read', async () => {
    jest.useFakeTimers()
    const { fake } = await opened('/info/message?id=3')
    await act(() => jest.advanceTimersByTimeAsync(1500))
    act(() => screen.getByRole('button', { name: 'Older message' }).click())
    expect(fake.did.navigated.at(-1)).toBe('/info/message?id=2')
    await act(() => jest.advanceTimersByTimeAsync(1500))
    expect(marks(fake)).toEqual([])
    jest.useRealTimers()
  })

  test('can all be read at once', async () => {
    const { fake } = await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(marks(fake)).toEqual([{ language: 'en', all_read: true }])
    expect(screen.getByText('0 unread')).toBeTruthy()
    expect(screen.queryByText('Unread:')).toBeNull()
    expect(screen.getByRole('button', { name: 'Mark all as read' }).matches(':disabled')).toBe(true)
  })

  test('are unread again when the server did not take the mark', async () => {
    const { fake } = await opened('/info/message', (host) => host.refuse(personalUnread, 'systemError'))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.getByText('2 unread')).toBeTruthy())
    expect(fake.asked.filter(({ name }) => name === 'announceList')).toHaveLength(2)
  })

  test('follow what another tab has read, and the language', async () => {
    const { fake } = await opened()
    await screen.findByText('2 unread')
    fake.answer(announceList, { messages: [{ ...LETTER, is_read: true }], total: 1, unread: NONE })
    act(() => fake.member.next({ t: 'messages', unread: NONE }))
    await screen.findByText('0 unread')
    await act(async () => fake.language.next('my'))
    await waitFor(() => expect(fake.asked.at(-1)?.request).toMatchObject({ language: 'my' }))
  })

  test('stay open while they are read, though a newer one has pushed them off the page', async () => {
    const { fake } = await opened('/info/message?id=1')
    await screen.findByRole('article', { name: 'Rules of play' })
    fake.answer(announceList, { messages: [LETTER, DRAW], total: 12, unread: UNREAD })
    act(() => fake.member.next({ t: 'messages', unread: UNREAD }))
    await waitFor(() => expect(screen.queryAllByText('Announcement · Fri 20/11 18:00')).toEqual([]))
    expect(screen.getByRole('article', { name: 'Rules of play' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }))
    expect(screen.queryByRole('button', { name: 'Mark as unread' })).toBeNull()
  })

  test('open by a link from any page of the list, and an unknown one opens nothing', async () => {
    const { fake } = await opened('/info/message?id=1', (host) =>
      host.answer(announceList, async ({ page_size }) => ({
        kind: 'ok',
        data: {
          messages: page_size === 10 ? [LETTER, DRAW] : [LETTER, DRAW, OLD],
          total: 12,
          unread: UNREAD,
        },
      })),
    )
    expect(await screen.findByRole('article', { name: 'Rules of play' })).toBeTruthy()
    act(() => fake.host.navigate('/info/message?id=77'))
    await screen.findByText('No message selected')
    await waitFor(() => expect(fake.asked.filter(({ name }) => name === 'announceList')).toHaveLength(3))
    expect(screen.queryByRole('article')).toBeNull()
  })

  test('show a notice for an empty list', async () => {
    await opened('/info/message', (fake) =>
      fake.answer(announceList, { messages: [], total: 0, unread: NONE }),
    )
    expect(await screen.findByText('No messages')).toBeTruthy()
  })
})
