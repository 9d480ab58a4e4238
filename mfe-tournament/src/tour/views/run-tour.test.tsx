import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { roomInfo, roomList } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { createTournamentArea } from '../../app/create-tournament-area'
import { sampleRoom } from '../../testing/room-page'
import { roomOf } from '../../testing/rooms'

Element.prototype.scrollIntoView = () => {}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), { media, matches: media.includes('reduced-motion') }) as MediaQueryList
beforeEach(() => localStorage.clear())

const kept = () => localStorage.getItem('touchline.tournament.tour')

async function opened(at = '/tournament2/home') {
  const fake = createFakeHost()
  const full = roomOf({ room_id: '10000', refusal: 'roomFull' })
  fake.answer(roomList, { rooms: [full, roomOf()], total: 2 })
  fake.answer(roomInfo, sampleRoom())
  fake.host.navigate(at)
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = () => {}
  await act(async () => {
    unmount = await createTournamentArea(target, fake.host)
  })
  return { fake, close: () => act(async () => unmount()) }
}

const popover = async (step: number) => {
  const progress = await screen.findByText(`${step} of 10`)
  return within(progress.closest('.driver-popover') as HTMLElement)
}
const press = async (step: number, name: string) =>
  userEvent.click((await popover(step)).getByRole('button', { name }))
const isClosed = () => waitFor(() => expect(document.querySelector('.driver-popover')).toBeNull())

describe('the tour', () => {
  test('leads through ten steps from the list into a room, back and on, and is finished', async () => {
    const { fake, close } = await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Tour' }))
    await press(1, 'Next')
    await press(2, 'Previous')
    for (const step of [1, 2, 3, 4, 5]) await press(step, 'Next')
    await popover(6)
    expect(fake.location.value.pathname + fake.location.value.search).toBe('/tournament2/room?id=10001')
    await press(6, 'Previous')
    await press(5, 'Next')
    for (const step of [6, 7, 8, 9]) await press(step, 'Next')
    await press(10, 'Finish')
    await isClosed()
    expect(kept()).toBe('done 9')
    await close()
  })

  test.each([
    ['Stop', 'stopped 2', 'Continue tour'],
    ['Skip tour', 'done 9', 'Tour'],
  ])('"%s" is kept as %s, and the button then says "%s"', async (name, state, button) => {
    const { close } = await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Tour' }))
    for (const step of [1, 2]) await press(step, 'Next')
    await press(3, name)
    await isClosed()
    expect(kept()).toBe(state)
    await userEvent.click(screen.getByRole('button', { name: button }))
    await popover(button === 'Tour' ? 1 : 3)
    await close()
  })

  test('goes on at its step after the page was closed in the middle', async () => {
    const { close } = await opened()
    await userEvent.click(await screen.findByRole('button', { name: 'Tour' }))
    await press(1, 'Next')
    await popover(2)
    await waitFor(() => expect(kept()).toBe('stopped 1'))
    await close()
  })
})
