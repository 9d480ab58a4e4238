/** Chances of whole numbers: `p[i]` is the chance of `from + i`. */
export interface Distribution {
  readonly from: number
  readonly p: readonly number[] | Float64Array
}

/** Chances of the five endings of a bet on an Asian line, of its first side (home or over). */
export interface AsianChances {
  win: number
  halfWin: number
  refund: number
  halfLose: number
  lose: number
}

/**
 * Endings of a line in quarters, when `value + line` decides in quarters: by half and more won or lost, by a quarter
 * half won or lost, level refunded (domain 2.2). For a total give the line with its sign turned.
 */
export function asianChances({ from, p }: Distribution, lineQuarters: number): AsianChances {
  const chances: AsianChances = { win: 0, halfWin: 0, refund: 0, halfLose: 0, lose: 0 }
  for (let i = 0; i < p.length; i++) {
    const margin = 4 * (from + i) + lineQuarters
    const share = p[i] as number
    if (margin >= 2) chances.win += share
    else if (margin === 1) chances.halfWin += share
    else if (margin === 0) chances.refund += share
    else if (margin === -1) chances.halfLose += share
    else chances.lose += share
  }
  return chances
}

/** Fair profit per unit on the first side: its losses over its wins, half endings counting half. */
export const fairHongKong = ({ win, halfWin, halfLose, lose }: AsianChances): number =>
  (lose + halfLose / 2) / (win + halfWin / 2)

/** The distribution of a number that each of some scores gives. */
export function distributed(
  scores: readonly (readonly [home: number, away: number, chance: number])[],
  value: (home: number, away: number) => number,
): Distribution {
  const values = scores.map(([home, away]) => value(home, away))
  const from = Math.min(...values)
  const p = new Array<number>(Math.max(...values) - from + 1).fill(0)
  for (const [i, [, , chance]] of scores.entries()) {
    const place = (values[i] as number) - from
    p[place] = (p[place] as number) + chance
  }
  return { from, p }
}
