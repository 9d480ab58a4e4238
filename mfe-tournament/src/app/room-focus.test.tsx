import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ResponseOf, roomInfo } from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { sampleRoom } from '../testing/room-page'
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
})
