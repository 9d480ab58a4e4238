import { gzipSync } from 'node:zlib'
import { ManualClock } from '../../../testing/manual-clock'
import { league, line, match, NOON, offer } from '../../../testing/sample-feed'
import type { FeedEvent } from '../../feed'
import { createBook } from '../service'
import type { ChannelState } from './channel'
import { Channels } from './channels'
import { Frames } from './frames'

const MATCHES = 500

/** Prices of the 14 board lines of a match, at random as markets are. */
const lines = (random: () => number) => {
  const malay = () => {
    const price = 60 + Math.floor(40 * random())
    return random() < 0.5 ? [price, -Math.min(99, price + 4)] : [-price, Math.min(99, price - 8)]
  }
  const decimal = () => [
    150 + Math.floor(200 * random()),
    300 + Math.floor(90 * random()),
    200 + Math.floor(400 * random()),
  ]
  return ([0, 1] as const).flatMap((period) => [
    ...[-3, -2, -1].map((value) => line({ period, line: value, prices: malay() })),
    ...[9, 10, 11].map((value) => line({ bet_type: 'ou', period, line: value, prices: malay() })),
    line({ bet_type: 'oxt', period, line: 0, prices: decimal() }),
  ])
}

/** Numbers that only look random. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

test.each([
  { share: 0.1, most: 0.15 },
  { share: 0.01, most: 0.02 },
])('a delta of $share of the lines is at most $most of the snapshot, packed', ({ share, most }) => {
  const random = numbers(7)
  const clock = new ManualClock(NOON)
  const book = createBook({ clock, rate: 12 })
  const channels = new Channels(book, clock.now)
  const frames = new Frames({ epoch: 'e1', rate: 12, now: clock.now })
  const offered = Array.from({ length: MATCHES }, () => lines(random))
  const up = offered.flatMap((all, i): FeedEvent[] => [match(1000 + 2 * i), offer(1000 + 2 * i, ...all)])
  book.apply([league(), ...up])
  channels.publish()
  const board = channels.open('1:2') as ChannelState
  const snapshot = frames.snapshot('1:2', board)
  clock.advance(60_000)
  book.apply(
    offered.map((all, i) => {
      const moved = all.map((one) =>
        random() < share
          ? { ...one, prices: one.prices.map((price) => price + (Math.abs(price) < 99 ? 1 : 0)) }
          : one,
      )
      return offer(1000 + 2 * i, ...moved)
    }),
  )
  channels.publish()
  const size = (frame: unknown) => gzipSync(JSON.stringify(frame)).length
  const ratio = size(frames.delta('1:2', board, snapshot.seq)) / size(snapshot)
  expect(ratio).toBeLessThanOrEqual(most)
})
