import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { boardsOfFile, rowOf } from '../../../testing/board-screen'
import { sampleDetail } from '../../../testing/sample-detail'
import { sampleSnapshot } from '../../../testing/sample-frames'

const { start } = boardsOfFile()
const [CORNERS, BOOKINGS] = [805, 806]

/** The matches of the board, and the corners and bookings of the first match. */
function withChildren(board: OddsSnapshot, now: number): OddsSnapshot {
  const [leagues, matches, , heads] = board.payload
  const [, children, , theirs] = sampleSnapshot({ matches: 2, market: 3, now, firstId: CORNERS }).payload
  for (const [place, child] of children.entries()) {
    child[1] = 91 + place
    child[4] = 1
    const head = theirs[place]
    if (head) head[3] = 91 + place
  }
  return {
    ...board,
    seq: 2,
    payload: [
      [
        ...leagues,
        [91, 1, 'England Premier League - Corners', 'EN', 91],
        [92, 1, 'England Premier League - Bookings', 'EN', 92],
      ],
      [...matches, ...children],
      [
        [1, CORNERS],
        [1, BOOKINGS],
      ],
      [...heads, ...theirs],
    ],
  }
}

test.each([
  ['Corners', CORNERS],
  ['Bookings', BOOKINGS],
])(
  '%s of a match has the prices of that child alone, named after it, and one of them is picked',
  async (tab, child) => {
    const rig = await start()
    const board = withChildren(rig.live, rig.fake.clock.now)
    rig.push(board)
    await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All \d+ markets/ }))
    const panel = await screen.findByRole('region', { name: /^Markets of/ })
    await userEvent.click(within(panel).getByRole('radio', { name: new RegExp(`^${tab}`) }))
    await act(() => new Promise((done) => setTimeout(done, 20)))
    const detail = sampleDetail(board, child)
    if (detail) rig.push(detail)
    const sections = await within(panel).findAllByRole('region', { name: 'HDP · Full time' })
    // With the other child there would be two of them.
    expect(sections).toHaveLength(1)
    await userEvent.click(
      within(sections[0] as HTMLElement).getAllByRole('button', {
        name: new RegExp(`, ${tab}, handicap`),
      })[0] as HTMLElement,
    )
    await waitFor(() =>
      expect(rig.fake.did.emitted).toMatchObject([{ type: 'pick', pick: { match_id: child } }]),
    )
  },
)

test('1 X 2 is one row, and every selection names its team', async () => {
  const rig = await start()
  await userEvent.click(within(rowOf(1)).getByRole('button', { name: /^All \d+ markets/ }))
  const panel = await screen.findByRole('region', { name: /^Markets of/ })
  await act(() => new Promise((done) => setTimeout(done, 20)))
  const detail = sampleDetail(rig.live, 1)
  if (detail) rig.push(detail)
  const [, , home, away] = rig.live.payload[1][0] ?? []
  const namesOf = async (title: RegExp) => {
    const section = await within(panel).findByRole('region', { name: title })
    return [...section.querySelectorAll('.name')].map(({ textContent }) => textContent)
  }
  expect(await namesOf(/^1X2 · Full time/)).toEqual([home, 'Draw', away])
  expect(await namesOf(/^First \/ last goal/)).toContain(`${home} score first`)
  expect(await namesOf(/^Double chance · Full time/)).toContain(`${home} or draw`)
  const winner = within(panel).getByRole('region', { name: /^1X2 · Full time/ })
  expect(winner.querySelectorAll('.three .named')).toHaveLength(3)
})
