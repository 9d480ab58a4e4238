const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
export const POCKETS = 37

export const isRed = (number: number): boolean => RED.has(number)

/** Numbers that each bet covers, by its code. 0 lies beside 1, 2 and 3; each row of the felt holds three numbers. */
export const PLACES: ReadonlyMap<string, readonly number[]> = new Map(places())

export const EVEN_CHANCES: ReadonlySet<string> = new Set(['red', 'black', 'odd', 'even', 'low', 'high'])

function* places(): Generator<[string, readonly number[]]> {
  const numbered = (kind: string, numbers: readonly number[]): [string, readonly number[]] => [
    `${kind}:${numbers.join('-')}`,
    numbers,
  ]
  const positive = Array.from({ length: 36 }, (_, index) => index + 1)

  for (let number = 0; number < POCKETS; number++) yield numbered('straight', [number])
  for (const number of [1, 2, 3]) yield numbered('split', [0, number])
  yield numbered('trio', [0, 1, 2])
  yield numbered('trio', [0, 2, 3])
  yield ['first-four', [0, 1, 2, 3]]
  for (const number of positive) {
    const hasRight = number % 3 !== 0
    const hasBelow = number <= 33
    const startsRow = number % 3 === 1
    if (hasRight) yield numbered('split', [number, number + 1])
    if (hasBelow) yield numbered('split', [number, number + 3])
    if (hasRight && hasBelow) yield numbered('corner', [number, number + 1, number + 3, number + 4])
    if (startsRow) yield numbered('street', [number, number + 1, number + 2])
    if (startsRow && hasBelow)
      yield numbered(
        'six-line',
        [0, 1, 2, 3, 4, 5].map((step) => number + step),
      )
  }
  for (const third of [1, 2, 3]) {
    yield [`column:${third}`, positive.filter((number) => number % 3 === third % 3)]
    yield [`dozen:${third}`, positive.filter((number) => Math.ceil(number / 12) === third)]
  }
  yield ['red', positive.filter(isRed)]
  yield ['black', positive.filter((number) => !isRed(number))]
  yield ['odd', positive.filter((number) => number % 2 === 1)]
  yield ['even', positive.filter((number) => number % 2 === 0)]
  yield ['low', positive.slice(0, 18)]
  yield ['high', positive.slice(18)]
}
