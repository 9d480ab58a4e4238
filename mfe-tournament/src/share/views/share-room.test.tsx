import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { roomInfo } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { createTournamentArea } from '../../app/create-tournament-area'
import { sampleRoom } from '../../testing/room-page'

const pixels = { width: 1, height: 1, data: new Uint8ClampedArray(1 << 20) }
HTMLCanvasElement.prototype.getContext = (() => ({
  createImageData: () => pixels,
  putImageData: () => {},
})) as unknown as HTMLCanvasElement['getContext']

test.each<[string, () => Promise<void>, RegExp, string]>([
  ['copied', async () => {}, /^Link copied\.$/, 'Copy link'],
  [
    'forbidden',
    async () => {
      throw new DOMException('not allowed', 'NotAllowedError')
    },
    /could not be copied/,
    'Room link',
  ],
])(
  'a link whose copy is %s shows a notice, with the focus on the next step',
  async (_, writeText, text, focused) => {
    const user = userEvent.setup()
    Object.assign(navigator.clipboard, { writeText })
    const fake = createFakeHost()
    fake.answer(roomInfo, sampleRoom())
    fake.host.navigate('/tournament2/room?id=10001')
    const target = document.createElement('div')
    document.body.replaceChildren(target)
    let unmount = () => {}
    await act(async () => {
      unmount = await createTournamentArea(target, fake.host)
    })
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    await user.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText(text)).toBeTruthy()
    const expected =
      screen.queryByRole('button', { name: focused }) ?? screen.getByRole('textbox', { name: focused })
    expect(document.activeElement).toBe(expected)
    await act(async () => unmount())
  },
)
