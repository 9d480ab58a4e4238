/** Nothing is bet so soon after a change that the button shows: the press was meant for the picture before. */
export const GUARD_MS = 400

/** Whether something that the button shows changed too short before a press; epoch milliseconds. */
export const isHasty = (changedAt: number, now: number): boolean => now - changedAt < GUARD_MS
