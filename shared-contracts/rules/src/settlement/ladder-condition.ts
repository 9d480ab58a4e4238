/** When a row of an outcome ladder applies, for the view to word. Goals are whole. */
export type LadderCondition =
  | {
      /** Margin of the chosen side: its goals minus the other's; negative when it loses. */
      readonly kind: 'margin_at_least' | 'margin_exactly' | 'margin_at_most'
      readonly goals: number
      /** Only goals after the bet count. */
      readonly afterBet: boolean
    }
  | { readonly kind: 'total_at_least' | 'total_exactly' | 'total_at_most'; readonly goals: number }
  | { readonly kind: 'selection_wins' | 'selection_loses' | 'match_drawn' }

export interface Run<Outcome> {
  readonly outcome: Outcome
  readonly from: number
  readonly to: number
}

/** Neighbouring whole numbers with equal outcomes joined, from the highest down. */
export function runsOf<Outcome>(
  from: number,
  to: number,
  outcomeAt: (goals: number) => Outcome,
): Run<Outcome>[] {
  const runs: Run<Outcome>[] = []
  for (let goals = to; goals >= from; goals--) {
    const outcome = outcomeAt(goals)
    const last = runs.at(-1)
    if (last && last.outcome === outcome) runs[runs.length - 1] = { ...last, from: goals }
    else runs.push({ outcome, from: goals, to: goals })
  }
  return runs
}

/** Words for a run within the range that was tried; the ends of the range stand for everything beyond. */
export function boundOf(run: Run<unknown>, from: number, to: number): 'at_least' | 'exactly' | 'at_most' {
  if (run.to === to) return 'at_least'
  return run.from === from ? 'at_most' : 'exactly'
}
