/** How a selection ended. 'draw' is a push by the score, 'void' a refund because there was no valid contest. */
export const GRADES = ['win', 'half_win', 'draw', 'half_lose', 'lose', 'void'] as const
export type Grade = (typeof GRADES)[number]
