import { hashOf } from './seeded-random'

const HOUR = 3_600_000
const SHIFT = 4 * HOUR
/** One game in so many is closed in a shift. */
const RARITY = 40

/** The window that closes this game in the current shift, null when it stays open. Times in epoch milliseconds. */
export function maintenanceOf(gameId: string, now: number): { from: number; until: number } | null {
  const from = Math.floor(now / SHIFT) * SHIFT
  const chance = hashOf(`${gameId}@${from}`)
  if (chance % RARITY !== 0) return null
  return { from, until: from + HOUR * (2 + (Math.floor(chance / RARITY) % 3)) }
}
