import type { PickIntent } from '@touchline/contracts/host'
import type { Channel, OddsSnapshot } from '@touchline/contracts/live'
import type { FakeHost } from '@touchline/test-kit/fake-host'
import { sampleDetail } from './sample-detail'
import { sampleDelta, sampleRandom, sampleSnapshot } from './sample-frames'

interface SamplePlay {
  matches: number
  myanmar: boolean
  /** The connection is lost and stays so. */
  lost: boolean
}

const TICK_MS = 1000
const LOOK_MS = 100

/** Plays invented football to a fake host: snapshots to new subscribers, then a delta each second. */
export function playSample(fake: FakeHost, { matches, myanmar, lost }: SamplePlay): void {
  const { now } = fake.clock
  const live = sampleSnapshot({ matches, market: 3, now, seed: 3, myanmar })
  const today = sampleSnapshot({ matches, market: 2, now, seed: 11, firstId: matches + 1, myanmar })
  const boards = new Map<Channel, OddsSnapshot>([live, today].map((board) => [board.ch, board]))
  const random = sampleRandom(5)
  let seq = 1
  holdPicks(fake)
  serveNewChannels(
    fake,
    (channel) => boards.get(channel) ?? detailOf(channel, live) ?? detailOf(channel, today),
  )
  if (lost) fake.freshness.next({ freshness: 'lost', ageMs: 7000 })
  setInterval(() => {
    fake.clock.now += TICK_MS
    seq += 1
    if (lost) return
    fake.frames.next(sampleDelta(live, seq, 0.1, random))
    fake.frames.next(sampleDelta(today, seq, 0.03, random))
    fake.freshness.next({ freshness: 'fresh', ageMs: Math.floor(random() * 900) })
  }, TICK_MS)
}

const detailOf = (channel: Channel, board: OddsSnapshot): OddsSnapshot | null =>
  channel.startsWith('m:') ? sampleDetail(board, Number(channel.slice(2))) : null

/** A minimal slip: a second pick of the same price removes it. */
function holdPicks(fake: FakeHost): void {
  let picks: PickIntent[] = []
  fake.bus.subscribe((event) => {
    if (event.type !== 'pick') return
    const { line_id, selection } = event.pick
    const others = picks.filter((pick) => pick.line_id !== line_id || pick.selection !== selection)
    picks = others.length === picks.length ? [...picks, event.pick] : others
    fake.bus.next({ type: 'slip', picks, summary: null })
  })
}

function serveNewChannels(fake: FakeHost, snapshotOf: (channel: Channel) => OddsSnapshot | null): void {
  let served = new Set<Channel>()
  setInterval(() => {
    const open = new Set(fake.open.keys())
    for (const channel of open) {
      if (served.has(channel)) continue
      const snapshot = snapshotOf(channel)
      if (snapshot) fake.frames.next(snapshot)
    }
    served = open
  }, LOOK_MS)
}
