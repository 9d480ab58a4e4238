/** A press so near to an edge lies on it: parts of the width and height of a number. */
const EDGE = 0.24
const ROWS = 12

/**
 * The bet at a point of a number. `along` runs with the rows from zero on, `across` over the three numbers of a row. The
 * border of two numbers is a split, the corner of four a corner, the outer edge of a row a street.
 */
export function betAt(number: number, along: number, across: number): string {
  const row = Math.ceil(number / 3)
  const column = (number - 1) % 3
  const stepAcross = edgeOf(across)
  const stepAlong = row === ROWS && edgeOf(along) === 1 ? 0 : edgeOf(along)
  const otherRow = row + stepAlong
  const isOuter = (stepAcross === -1 && column === 0) || (stepAcross === 1 && column === 2)
  if (isOuter) {
    if (stepAlong === 0) return `street:${numbersOf(row).join('-')}`
    return otherRow === 0 ? 'first-four' : coded('six-line', [...numbersOf(row), ...numbersOf(otherRow)])
  }
  const beside = number + stepAcross
  if (stepAcross !== 0 && stepAlong !== 0) {
    if (otherRow === 0) return coded('trio', [0, number, beside])
    return coded('corner', [number, beside, number + 3 * stepAlong, beside + 3 * stepAlong])
  }
  if (stepAcross !== 0) return coded('split', [number, beside])
  if (stepAlong !== 0) return coded('split', [number, otherRow === 0 ? 0 : number + 3 * stepAlong])
  return `straight:${number}`
}

const edgeOf = (at: number): -1 | 0 | 1 => (at < EDGE ? -1 : at > 1 - EDGE ? 1 : 0)
const numbersOf = (row: number): number[] => [row * 3 - 2, row * 3 - 1, row * 3]
const coded = (kind: string, numbers: number[]): string =>
  `${kind}:${numbers.sort((a, b) => a - b).join('-')}`
