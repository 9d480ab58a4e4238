interface Goal {
  readonly side: string
  readonly minute: number
}

/** What has happened so far in a virtual match: minute, score and goals up to this part of the time. */
export function matchSoFar(goals: readonly Goal[], part: number) {
  const minute = Math.max(0, Math.min(90, Math.floor(part * 90)))
  const past = goals.filter((goal) => goal.minute <= minute)
  const count = (side: string) => past.filter((goal) => goal.side === side).length
  return { minute, score: [count('home'), count('away')] as const, goals: past }
}
