import type { BoardMatch } from '../../board'
import type { BoardGroup } from '../../shared/domain/board-list'

/** Goals of favourite matches in play, read in a reaction. Their rows need not be on screen to be watched. */
export function favouriteScores(
  groups: readonly { readonly group: BoardGroup; readonly matches: readonly BoardMatch[] }[],
  favourites: ReadonlySet<number>,
): ReadonlyMap<BoardMatch, number> {
  const scores = new Map<BoardMatch, number>()
  for (const { group, matches } of groups) {
    if (group !== 'live') continue
    for (const match of matches) {
      if (!favourites.has(match.id)) continue
      match.observe()
      scores.set(match, match.facts.score[0] + match.facts.score[1])
    }
  }
  return scores
}
