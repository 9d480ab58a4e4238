import type { LadderCondition } from '../settlement/ladder-condition'
import type { Score } from '../settlement/match-result'

/** Goals of the bet's part: all of them, and those after its placement. */
export interface Scored {
  readonly whole: Score
  readonly after: Score
}

/** Reads a condition of the ladder as a player would, apart from the settlement; `grade` is that of the settlement. */
export function meets(
  condition: LadderCondition,
  selection: string,
  { whole, after }: Scored,
  grade: string | null,
): boolean {
  const [home, away] = 'afterBet' in condition && condition.afterBet ? after : whole
  const margin = selection === 'home' ? home - away : away - home
  switch (condition.kind) {
    case 'margin_at_least':
      return margin >= condition.goals
    case 'margin_exactly':
      return margin === condition.goals
    case 'margin_at_most':
      return margin <= condition.goals
    case 'total_at_least':
      return home + away >= condition.goals
    case 'total_exactly':
      return home + away === condition.goals
    case 'total_at_most':
      return home + away <= condition.goals
    case 'selection_wins':
      return grade === 'win'
    case 'selection_loses':
      return grade === 'lose'
    case 'match_drawn':
      return home === away
  }
}
