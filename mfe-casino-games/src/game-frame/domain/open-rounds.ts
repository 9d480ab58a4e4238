/** Rounds whose result is not on the screen yet, by name, and until when they are waited for (epoch milliseconds). */
export type OpenRounds = ReadonlyMap<string, number>

export const NO_ROUNDS: OpenRounds = new Map()

/** A stopped game sends no more messages: the figures are shown after this time. */
export const SHOWN_WITHIN_MS = 20_000

export const withOpen = (rounds: OpenRounds, round: string, now: number): OpenRounds =>
  new Map([...rounds, [round, now + SHOWN_WITHIN_MS]])

export const withoutOpen = (rounds: OpenRounds, round: string): OpenRounds =>
  new Map([...rounds].filter(([name]) => name !== round))

/** Whether a result is still to be shown, which balance and net would give away. */
export const isResultHidden = (rounds: OpenRounds, now: number): boolean =>
  [...rounds.values()].some((until) => now < until)
