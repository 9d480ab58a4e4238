interface Goal {
  readonly side: string
  readonly minute: number
}

/** A virtual match so far: minute, score and goals up to this part of the time. */
export function matchSoFar(goals: readonly Goal[], part: number) {
  const minute = Math.max(0, Math.min(90, Math.floor(part * 90)))
  const past = goals.filter((goal) => goal.minute <= minute)
  const count = (side: string) => past.filter((goal) => goal.side === side).length
  return { minute, score: [count('home'), count('away')] as const, goals: past }
}

/** Balls in the order in which they were drawn, so far. */
export const ballsSoFar = (balls: readonly number[], part: number): readonly number[] =>
  balls.slice(0, Math.max(0, Math.ceil(balls.length * part)))

/** The current round of a fight that ends in round `last`, without revealing that end before its time. */
export const fightRoundSoFar = (last: number, part: number): number =>
  Math.max(1, Math.min(last, Math.floor(part * last) + 1))
