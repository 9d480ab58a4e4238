/** An exact fraction in lowest terms; `d` is positive. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

export const whole = (n: number | bigint): Fraction => ({ n: BigInt(n), d: 1n })
export const ZERO = whole(0)
export const ONE = whole(1)

export function fraction(n: bigint | number, d: bigint | number): Fraction {
  const numerator = BigInt(n)
  const denominator = BigInt(d)
  const divisor = gcd(numerator < 0n ? -numerator : numerator, denominator)
  return { n: numerator / divisor, d: denominator / divisor }
}

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const over = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const sum = (all: readonly Fraction[]): Fraction => all.reduce(add, ZERO)

/** For comparisons with simulated figures. */
export const toNumber = ({ n, d }: Fraction): number => Number((n * 10n ** 15n) / d) / 1e15

function gcd(a: bigint, b: bigint): bigint {
  let x = a
  let y = b
  while (y !== 0n) {
    const remainder = x % y
    x = y
    y = remainder
  }
  return x || 1n
}
