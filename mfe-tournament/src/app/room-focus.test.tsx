import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type ResponseOf,
  type RoomPick,
  roomBet,
  roomBetPlus,
  roomInfo,
  roomJoin,
  roomLeave,
} from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { pickOf, sampleRoom } from '../testing/room-page'
import { createTournamentArea } from './create-tournament-area'

const scrolled: Element[] = []
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolled.push(this)
}

async function opened(room: ResponseOf<typeof roomInfo>, script: (fake: FakeHost) => void = () => {}) {
  const fake = createFakeHost()
  fake.answer(roomInfo, room)
  script(fake)
  fake.host.navigate('/tournament2/room?id=10001')
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = async () => {}
  await act(async () => {
    const down = await createTournamentArea(target, fake.host)
    unmount = async () => down()
  })
  await screen.findByRole('heading', { level: 1 })
  return { fake, close: () => act(unmount) }
}

const focused = () => document.activeElement?.textContent

describe('the focus in a room', () => {
  test('moves to the panel of the match whose pick was pressed, which comes into view, also when pressed again', async () => {
    const { close } = await opened(sampleRoom())
    for (const _ of ['first', 'again']) {
      scrolled.length = 0
      await userEvent.click(screen.getByRole('button', { name: 'Pick Manchester City v Tottenham Hotspur' }))
      expect(focused()).toBe('Pick: Manchester City v Tottenham Hotspur')
      expect(scrolled).toEqual([screen.getByRole('region', { name: /^Pick: Manchester City/ })])
    }
    await close()
  })

  test.each([
    ['Arsenal v Chelsea', 'saved', 'Pick saved.', true],
    ['Manchester City v Tottenham Hotspur', 'removed', 'Pick removed.', false],
  ])('returns to the button of %s with a notice when its pick is %s', async (match, _, text, isSaved) => {
    const saved = pickOf({
      legs: [{ ...(pickOf().legs[0] as RoomPick['legs'][number]), match_id: 4, result: null }],
    })
    const { close } = await opened(sampleRoom(isSaved ? {} : { picks: [saved] }), (fake) =>
      fake.answer(roomBet, { pick: isSaved ? pickOf() : null }),
    )
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`${match}$`) }))
    if (isSaved) {
      const form = screen.getByRole('form', { name: 'Save pick' })
      await userEvent.click(within(form).getAllByRole('button', { name: /^Arsenal/ })[0] as HTMLElement)
      await userEvent.type(within(form).getByRole('textbox', { name: 'Points' }), '100')
      await userEvent.click(within(form).getByRole('button', { name: 'Save pick' }))
    } else await userEvent.click(screen.getByRole('button', { name: 'Remove pick' }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(new RegExp(`${match}$`))
    await close()
  })

  test('moves to the heading of the room when the member has joined', async () => {
    const open = sampleRoom()
    const { fake, close } = await opened({ ...open, room: { ...open.room, mine: false } }, (host) =>
      host.answer(roomJoin, { room: open.room }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Join' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the terms' }))
    fake.answer(roomInfo, open)
    await userEvent.click(screen.getByRole('button', { name: /^Join for/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Join' })).toBeNull())
    await waitFor(() => expect(focused()).toBe('Saturday Five'))
    await close()
  })

  test.each([
    ['Leave room', false],
    ['Cancel room', true],
  ])('returns to "%s" when the member decides to stay', async (name, owned) => {
    const { fake, close } = await opened(sampleRoom({ owned }))
    await userEvent.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(focused()).toBe(name))
    expect(fake.asked.map(({ name: call }) => call)).not.toContain(roomLeave.name)
    await close()
  })

  test.each([
    ['two matches are missing', ['Arsenal'], 'At least 2 matches are needed.'],
    ['the server rejects it', ['Arsenal', 'Tottenham Hotspur'], 'matchChangeTime'],
  ])('moves to the fault of a ticket, beside its button: %s', async (_, teams, text) => {
    const { close } = await opened(sampleRoom(), (fake) => fake.refuse(roomBetPlus, 'matchChangeTime'))
    const form = screen.getByRole('form', { name: 'Place ticket' })
    for (const team of teams)
      await userEvent.click(
        within(form).getAllByRole('button', { name: new RegExp(`^${team}`) })[0] as HTMLElement,
      )
    await userEvent.type(within(form).getByRole('textbox', { name: 'Points' }), '100')
    await userEvent.click(within(form).getByRole('button', { name: 'Place ticket' }))
    const alert = await within(form).findByRole('alert')
    expect(document.activeElement?.contains(alert)).toBe(true)
    expect(alert.closest('[data-outcome]')?.nextElementSibling?.textContent).toBe('Place ticket')
    await close()
    expect(alert.textContent).toBe(text)
  })

  test('stays at the button of a placed ticket, with a notice beside it', async () => {
    const { close } = await opened(sampleRoom(), (fake) => fake.answer(roomBetPlus, { pick: pickOf() }))
    const form = screen.getByRole('form', { name: 'Place ticket' })
    for (const team of ['Arsenal', 'Tottenham Hotspur'])
      await userEvent.click(
        within(form).getAllByRole('button', { name: new RegExp(`^${team}`) })[0] as HTMLElement,
      )
    await userEvent.type(within(form).getByRole('textbox', { name: 'Points' }), '100')
    await userEvent.click(within(form).getByRole('button', { name: 'Place ticket' }))
    expect(await screen.findByText('Ticket placed.')).toBeTruthy()
    expect(focused()).toBe('Place ticket')
    await close()
  })
})

test('a ticket is taken back after a question, unless one of its matches has begun', async () => {
  const leg = { bet_type: 'hdp', selection: 'home', line: -2, odds: 192, result: null } as const
  const ticket = (pick_id: string, matches: number[]) =>
    pickOf({
      pick_id,
      plus: true,
      returned: null,
      points: 10_000,
      legs: matches.map((match_id) => ({ ...leg, match_id })),
    })
  const picks = [ticket('p7', [1, 4]), ticket('p8', [1, 3])]
  const { fake, close } = await opened(sampleRoom({ picks }), (one) =>
    one.answer(roomBetPlus, { pick: null }),
  )
  const buttons = screen.getAllByRole('button', { name: 'Take back' })
  expect(buttons).toHaveLength(1)
  await userEvent.click(buttons[0] as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Take back' })
  expect(dialog.textContent).toContain('100 points')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }))
  expect(fake.asked.find(({ name }) => name === 'roomBetPlus')?.request).toMatchObject({
    pick_id: 'p7',
    points: 0,
    legs: [],
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await close()
})
