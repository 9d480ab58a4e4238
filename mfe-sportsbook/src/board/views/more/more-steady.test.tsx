import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HEAD } from '@touchline/contracts/odds'
import { boardsOfFile, rowOf } from '../../../testing/board-screen'
import { sampleDetail } from '../../../testing/sample-detail'

const { start } = boardsOfFile()
const MATCH = 1

test('a market that closes under a finger keeps its place until the finger is lifted and a moment has passed', async () => {
  const rig = await start()
  await userEvent.click(within(rowOf(MATCH)).getByRole('button', { name: /^All \d+ markets/ }))
  const panel = await screen.findByRole('region', { name: /^Markets of/ })
  await act(() => new Promise((done) => setTimeout(done, 20)))
  const detail = sampleDetail(rig.live, MATCH)
  if (!detail) throw new Error('no detail')
  rig.push(detail)
  const find = () => within(panel).queryByRole('region', { name: 'HDP · Full time' })
  await waitFor(() => expect(find()).not.toBeNull())
  const places = within(panel)
    .getAllByRole('region')
    .map((region) => region.textContent)

  fireEvent.pointerDown(find() as HTMLElement)
  const [leagues, matches, parents, heads] = detail.payload
  const others = heads.map((head) =>
    Object.assign([...head], {
      [HEAD.lines]: head[HEAD.lines].filter(([, group, period]) => group !== 0 || period !== 0),
    }),
  ) as unknown as typeof heads
  rig.push({ ...detail, seq: detail.seq + 1, payload: [leagues, matches, parents, others] })
  await waitFor(() => {
    const closed = within(find() as HTMLElement).getAllByRole<HTMLButtonElement>('button')
    expect(closed.every(({ disabled }) => disabled)).toBe(true)
  })
  expect(within(panel).getAllByRole('region')).toHaveLength(places.length)

  fireEvent.pointerUp(document)
  await waitFor(() => expect(find()).toBeNull(), { timeout: 5000 })
}, 15_000)
