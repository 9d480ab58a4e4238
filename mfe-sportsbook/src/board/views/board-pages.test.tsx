import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { boardsOfFile } from '../../testing/board-screen'
import { sampleSnapshot } from '../../testing/sample-frames'

const { render, start } = boardsOfFile()

const withMatches = async (matches: number, search = '?time=0') => {
  const rig = await render({ search })
  const { now } = rig.fake.clock
  rig.push(
    sampleSnapshot({ matches, market: 3, now }),
    sampleSnapshot({ matches: 4, market: 2, now, firstId: 900 }),
  )
  return rig
}
const listed = ({ store }: Awaited<ReturnType<typeof render>>) =>
  store.items.flatMap((item) => (item.kind === 'match' ? [item.match.id] : []))

test('34 matches come as a page of 30 and one of 4, which is an address of its own', async () => {
  const rig = await withMatches(30)
  expect(listed(rig)).toHaveLength(30)
  expect(await screen.findByText('1–30 of 34')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0&page=2')
  expect(listed(rig).toSorted()).toEqual([900, 901, 902, 903])
  expect(screen.getByText('31–34 of 34')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '1X2' }))
  expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?view=1x2&time=0')
})

test('all of them are on one page for members who choose that, until they choose otherwise', async () => {
  const rig = await withMatches(30, '?time=0&page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 34' }))
  expect(listed(rig)).toHaveLength(34)
  expect(rig.fake.preferences.value.pageDisplay.boardPaging).toBe('all')
  expect(rig.fake.did.navigated.at(-1)).toBe('/desktop?time=0')
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 per page' }))
  expect(listed(rig)).toHaveLength(30)
})

test('a link to a match opens the page that holds it', async () => {
  const rig = await withMatches(30, '?time=0&match=902')
  expect(listed(rig)).toContain(902)
})

test.each([
  [30, false],
  [26, false],
  [31, true],
])('with %i matches in all the pages have a foot: %s', async (matches, isPaged) => {
  const rig = await withMatches(matches - 4)
  await act(async () => undefined)
  expect(rig.store.needsPager).toBe(isPaged)
  await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Pages' }) !== null).toBe(isPaged))
})

test('a chosen time window is kept for the next visit', async () => {
  const rig = await start({ search: '' })
  await userEvent.click(screen.getByRole('button', { name: /8h/ }))
  expect(rig.fake.preferences.value.timeFilter).toBe(rig.store.filters.time)
  expect(rig.store.filterDefaults.time).toBe(rig.store.filters.time)
})
