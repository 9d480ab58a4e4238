import type { Job } from '../../src/platform/jobs'
import { pastFootball } from '../feed/past-offers'
import { seededRandom } from '../feed/random'
import { SANDBOX_CURRENCIES } from '../members'
import { openPast, type Past, type PastPlay } from '../past-play/past-play'
import { createHabits, openRooms } from './room-players'

const MINUTE_MS = 60_000
const EVERY_MS = 20_000
/** When rooms of the past were made, minutes before the start at a speed of 12. */
const MADE_BEFORE = [160, 110, 60]
const BASE_SPEED = 12
/** First kick-off after a room is made, and the last one. */
const PLAYED_WITHIN = { from: 3, to: 20 }
/** Rounds of picking: most players pick most matches. */
const PICK_ROUNDS = 5

/** Rooms are made of the first of them. */
const MATCHES_MOST = 12

const HAS_ENDED = `SELECT FROM tournament_room WHERE status = '3' LIMIT 1`

/** Rooms that players of the house made, played and were paid for before the first start of a sandbox. */
export function createPastRooms(deps: PastPlay): { readonly jobs: readonly Job[] } {
  const { platform, settings } = deps
  const round = async (): Promise<void> => {
    if (settings.sandboxDays === 0) return
    const { rows } = await platform.database.pool.query(HAS_ENDED)
    if (rows.length > 0) return
    const past = openPast(deps)
    try {
      for (const minutes of MADE_BEFORE) await playRooms(past, deps, minutes)
    } finally {
      await past.app.stop()
    }
  }
  return {
    // The name is the lock of the job that moves rooms by today's clock: meanwhile it leaves them alone.
    jobs: [{ name: 'tournament rooms', everyMs: EVERY_MS, by: 'one process', round }],
  }
}

async function playRooms(past: Past, { platform, settings }: PastPlay, minutes: number): Promise<void> {
  const { app, clock, feed } = past
  const minute = (MINUTE_MS * BASE_SPEED) / settings.feedSpeed
  const made = platform.now() - minutes * minute
  const offers = pastFootball(
    { seed: settings.sandboxSeed, speed: settings.feedSpeed },
    { from: made + PLAYED_WITHIN.from * minute, to: made + PLAYED_WITHIN.to * minute, at: made },
  )
    .filter(({ published }) => published.every(({ at }) => at < platform.now()))
    .slice(0, MATCHES_MOST)
  const setClock = (at: number): void => {
    clock.now = Math.max(clock.now, at)
    // Nobody can pick at prices that were not confirmed lately.
    feed.publish([])
  }
  setClock(made)
  feed.publish(offers.flatMap(({ offer }) => offer))
  const random = seededRandom(`${settings.sandboxSeed} rooms`, minutes)
  const { make, fill, pick } = createHabits({
    platform: { ...platform, now: () => clock.now, random },
    tournament: app.tournament,
  })
  const ids: string[] = []
  for (const currency of SANDBOX_CURRENCIES) {
    const room = await make(currency, [])
    if (room !== null) ids.push(room)
  }
  const [first] = offers
  if (!first || ids.length === 0) return
  setClock(first.kickoff - MINUTE_MS)
  for (const room of await openRooms(platform.database, ids)) await fill(room)
  for (let n = 0; n < PICK_ROUNDS; n += 1)
    for (const room of await openRooms(platform.database, ids)) await pick(room)
  const played = offers.flatMap(({ published }) => published).toSorted((a, b) => a.at - b.at)
  for (const { at, events } of played) {
    setClock(at)
    feed.publish(events, at)
    for (const event of events) if (event.type === 'result') await app.settlement.settle(event)
  }
  for (const room of ids) await app.tournament.advance(room)
}
