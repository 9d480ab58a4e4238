import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OddsSnapshot } from '@touchline/contracts/live'
import type { MatchRow } from '@touchline/contracts/odds'
import { boardsOfFile, rowOf } from '../../../testing/board-screen'
import { sampleSnapshot } from '../../../testing/sample-frames'

const { render } = boardsOfFile()

const DAY_SECONDS = 86_400

const panel = () => screen.findByRole('region', { name: /^Markets of/ })
const titleOf = async () => (await panel()).querySelector('strong')?.textContent?.replace(/\s+/g, ' ').trim()

/** A match with its corners, of the state that `market` is for, with the markets open. */
async function openMarkets(
  market: 2 | 3,
  score: readonly [number, number],
  corners: readonly [number, number],
) {
  const rig = await render()
  const { now } = rig.fake.clock
  const own = sampleSnapshot({ matches: 1, market, now })
  const child = sampleSnapshot({ matches: 1, market, now, firstId: 300 })
  const scored = (row: MatchRow, [home, away]: readonly [number, number], league: number) =>
    Object.assign([...row], {
      1: league,
      5: row[5] + (market === 2 ? DAY_SECONDS : 0),
      8: home,
      9: away,
    }) as unknown as MatchRow
  const [[league], [match], , heads] = own.payload
  const [, [childMatch], , childHeads] = child.payload
  if (!league || !match || !childMatch) throw new Error('no sample')
  const cornersLeague = Object.assign([...league], {
    0: 90,
    2: `${league[2]} - Corners`,
  }) as unknown as typeof league
  const payload = [
    [league, cornersLeague],
    [scored(match, score, league[0]), scored(childMatch, corners, 90)],
    [[1, 300]],
    [...heads, ...childHeads],
  ] as OddsSnapshot['payload']
  rig.push({ ...own, payload }, sampleSnapshot({ matches: 0, market: market === 3 ? 2 : 3, now }))
  await userEvent.click(rowOf(1).querySelector('[data-more]') as HTMLElement)
  return rig
}

test('corners have their own score above them, and goals above everything else', async () => {
  await openMarkets(3, [4, 1], [5, 6])
  expect(await titleOf()).toMatch(/^Arsenal 4-1 Chelsea /)
  await userEvent.click(within(await panel()).getByRole('radio', { name: /^Corners/ }))
  expect(await titleOf()).toMatch(/^Arsenal Corners 5-6 Chelsea /)
  await userEvent.click(within(await panel()).getByRole('radio', { name: /^Goals/ }))
  expect(await titleOf()).toMatch(/^Arsenal 4-1 Chelsea /)
})

test('before a match its day is beside its time, and not between the teams', async () => {
  await openMarkets(2, [0, 0], [0, 0])
  expect(await titleOf()).toMatch(/^Arsenal Chelsea \d\d\/\d\d \d\d:\d\d$/)
})
