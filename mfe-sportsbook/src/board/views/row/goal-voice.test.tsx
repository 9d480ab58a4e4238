import { act, waitFor } from '@testing-library/react'
import type { OddsSnapshot } from '@touchline/contracts/live'
import { playTone } from '@touchline/ui/tone'
import { boardsOfFile } from '../../../testing/board-screen'

jest.mock('@touchline/ui/tone')
const { start } = boardsOfFile()
const voice = () => document.querySelector('p[aria-live="polite"]')

/** A board on which the sample's first live match is a favourite, and its home side scores. */
async function goalFor(change: { sounds?: boolean; spoken?: 'off' | 'bets' | 'all' }) {
  jest.mocked(playTone).mockClear()
  const rig = await start()
  const { value } = rig.fake.preferences
  const accessibility = { ...value.accessibility, ...change }
  await act(async () => rig.fake.preferences.next({ ...value, favourites: [1], accessibility }))
  await waitFor(() => expect(voice()).not.toBeNull())
  const row = structuredClone(rig.live.payload[1][0]) as OddsSnapshot['payload'][1][number]
  row[8] += 1
  await act(async () => rig.delta({ payload: [[], [row], [], []] }))
}

test.each([
  [{}, 1, /Goal/],
  [{ sounds: false }, 0, /Goal/],
  [{ spoken: 'bets' as const }, 1, /^$/],
  [{ sounds: false, spoken: 'off' as const }, 0, /^$/],
])('a goal of a favourite with %j is %i tone and says %s', async (change, tones, text) => {
  await goalFor(change)
  expect(playTone).toHaveBeenCalledTimes(tones)
  expect(voice()?.textContent).toMatch(text)
})
