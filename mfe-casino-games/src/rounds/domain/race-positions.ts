/** A runner on the way: `progress` is 0 at the off and 1 at the line. */
export interface RunnerPosition {
  readonly number: number
  readonly progress: number
}

/** The winner arrives when this part of the time is over, the others after it. */
const WINNER_ARRIVES = 0.86
const GAP = 0.014
const SPREAD = 0.012
const WAVES = 0.035

/**
 * Where the runners are at a part of the time, the leader first. Only the drawn order decides who arrives first; on the way the
 * field mixes, by the id of the round alone.
 */
export function racePositions(order: readonly number[], part: number, roundId: string): RunnerPosition[] {
  const noise = noiseOf(roundId)
  return order
    .map((number, place) => {
      const arrives = WINNER_ARRIVES + place * GAP
      // After the finish they keep their order.
      const done = Math.max(0, Math.min(1, part / arrives)) * (1 - place * SPREAD)
      const sway = Math.sin(done * 9 + noise(number)) * WAVES * Math.sin(Math.PI * done)
      return { number, progress: Math.min(1, Math.max(0, done + sway)) - place * 1e-6 }
    })
    .sort((a, b) => b.progress - a.progress)
}

function noiseOf(text: string): (number: number) => number {
  let sum = 7
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return (number) => ((sum * number * 2654435761) % 6283) / 1000
}
