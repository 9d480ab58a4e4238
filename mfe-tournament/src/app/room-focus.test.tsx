import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ResponseOf, roomBetPlus, roomInfo } from '@touchline/contracts/calls'
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
    ['two matches are missing', ['Arsenal'], 'At least 2 matches are needed.'],
    ['the server rejects it', ['Arsenal', 'Tottenham Hotspur'], 'matchChangeTime'],
  ])('moves to what is wrong with a ticket, beside its button: %s', async (_, teams, text) => {
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

  test('stays at the button of a ticket that was placed, beside which it is said', async () => {
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
      ...{ pick_id, plus: true, returned: null, points: 10_000 },
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
    ...{ pick_id: 'p7', points: 0, legs: [] },
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await close()
})
