import type { Grade } from '../settlement/grade'

/** The word for a percent of the stake that was won or lost: short of all of it, a half. */
export function gradeOfPercent(percent: number | 'void'): Grade {
  if (percent === 'void') return 'void'
  if (percent === 0) return 'draw'
  if (percent > 0) return percent === 100 ? 'win' : 'half_win'
  return percent === -100 ? 'lose' : 'half_lose'
}
