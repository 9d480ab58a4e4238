import type { FakeHost } from '@touchline/build/fake-host'
import type { PickIntent } from '@touchline/contracts'
import { sampleDelta, sampleRandom, sampleSnapshot } from './sample-frames'

interface SamplePlay {
  matches: number
  myanmar: boolean
  stale: boolean
}

const TICK_MS = 1000

/** Plays live and today's football to a fake host: snapshots to new subscribers, then a delta each second. */
export function playSample(fake: FakeHost, { matches, myanmar, stale }: SamplePlay): void {
  const { now } = fake.clock
  const live = sampleSnapshot({ matches, market: 3, now, seed: 3, myanmar })
  const today = sampleSnapshot({ matches, market: 2, now, seed: 11, firstId: matches + 1, myanmar })
  const random = sampleRandom(5)
  let seq = 1
  let picks: PickIntent[] = []
  fake.bus.subscribe((event) => {
    if (event.type !== 'pick') return
    const held = picks.filter(
      (pick) => pick.line_id !== event.pick.line_id || pick.selection !== event.pick.selection,
    )
    picks = held.length === picks.length ? [...picks, event.pick] : held
    fake.bus.next({ type: 'slip', picks, summary: null })
  })
  fake.frames.next(live)
  fake.frames.next(today)
  if (stale) fake.freshness.next({ freshness: 'lost', ageMs: 7000 })
  setInterval(() => {
    fake.clock.now += TICK_MS
    seq += 1
    if (stale) return
    fake.frames.next(sampleDelta(live, seq, 0.1, random))
    fake.frames.next(sampleDelta(today, seq, 0.03, random))
    fake.freshness.next({ freshness: 'fresh', ageMs: Math.floor(random() * 900) })
  }, TICK_MS)
}
