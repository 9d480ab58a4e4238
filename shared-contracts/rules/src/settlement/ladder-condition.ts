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

/** Whole numbers of goals, next to each other, that end alike. */
export interface Run<Outcome> {
  readonly outcome: Outcome
  readonly condition: LadderCondition
}

/** Runs of margins from -reach to reach, the highest first; both ends include everything beyond them. */
export function marginRuns<Outcome>(
  reach: number,
  afterBet: boolean,
  outcomeAt: (margin: number) => Outcome,
): Run<Outcome>[] {
  return spansOf(-reach, reach, outcomeAt).map(({ outcome, from, to }) => {
    if (to === reach) return { outcome, condition: { kind: 'margin_at_least', goals: from, afterBet } }
    const kind = from === -reach ? 'margin_at_most' : 'margin_exactly'
    return { outcome, condition: { kind, goals: to, afterBet } }
  })
}

/** Runs of totals from the current one, the highest first; the upper end includes everything above. */
export function totalRuns<Outcome>(
  fallen: number,
  reach: number,
  outcomeAt: (total: number) => Outcome,
): Run<Outcome>[] {
  return spansOf(fallen, reach, outcomeAt).map(({ outcome, from, to }) => {
    if (to === reach) return { outcome, condition: { kind: 'total_at_least', goals: from } }
    const kind = from === fallen && to > fallen ? 'total_at_most' : 'total_exactly'
    return { outcome, condition: { kind, goals: to } }
  })
}

interface Span<Outcome> {
  readonly outcome: Outcome
  readonly from: number
  readonly to: number
}

function spansOf<Outcome>(from: number, to: number, outcomeAt: (goals: number) => Outcome): Span<Outcome>[] {
  const spans: Span<Outcome>[] = []
  for (let goals = to; goals >= from; goals--) {
    const outcome = outcomeAt(goals)
    const last = spans.at(-1)
    if (last && last.outcome === outcome) spans[spans.length - 1] = { ...last, from: goals }
    else spans.push({ outcome, from: goals, to: goals })
  }
  return spans
}
