/** An exact fraction of counted cases. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

/** Percent with four decimals, rounded to the nearest, as the rules print it. */
export function percent4({ n, d }: Fraction): string {
  const tenThousandths = (n * 2_000_000n + d) / (2n * d)
  const digits = tenThousandths.toString().padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** Hundredths of a percent, rounded to the nearest. */
export function hundredthsOf({ n, d }: Fraction): number {
  return Number((n * 20_000n + d) / (2n * d))
}

/** Sum of weighted returns over the cases of a game, as a fraction of the stake. */
export function expectation(
  cases: Iterable<readonly [weight: number, times: readonly [number, number]]>,
): Fraction {
  const sums = new Map<number, bigint>()
  let total = 0n
  for (const [weight, [numerator, denominator]] of cases) {
    total += BigInt(weight)
    sums.set(denominator, (sums.get(denominator) ?? 0n) + BigInt(weight) * BigInt(numerator))
  }
  let n = 0n
  let d = 1n
  for (const [denominator, sum] of sums) {
    n = n * BigInt(denominator) + sum * d
    d *= BigInt(denominator)
  }
  return { n, d: d * total }
}
