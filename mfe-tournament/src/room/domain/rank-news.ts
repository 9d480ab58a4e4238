import type { RankRow, RoomMatchState } from '@touchline/contracts/calls'
import { type Wording, word } from '@touchline/rules'

type Rank = readonly RankRow[]

const mine = (rank: Rank): RankRow | undefined => rank.find(({ me }) => me)

/** The announcement of a new ranking to a screen reader: the member's own move alone. */
export function rankNews(before: Rank, after: Rank): Wording | null {
  const from = mine(before)?.place
  const to = mine(after)?.place
  if (from === undefined || to === undefined || from === to) return null
  return word(to < from ? 'rank.up' : 'rank.down', { from, to })
}

/** Whether places mean anything yet: before a match is over all players are level. */
export const hasPlaces = (matches: readonly Pick<RoomMatchState, 'state'>[]): boolean =>
  matches.some(({ state }) => state === 'settled' || state === 'void')

/** So many rows are in sight at once. */
const IN_SIGHT = 5

/** The member's row to repeat above the others, unless it is among the first ones. */
export function pinned(rank: Rank): RankRow | null {
  const row = mine(rank)
  return row && row.place > IN_SIGHT ? row : null
}

/** Prize winners by place: ties are side by side. */
export const winnersOf = (rank: Rank, places = 3): Rank => rank.filter(({ place }) => place <= places)
