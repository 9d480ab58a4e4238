/**
 * A second opinion on the arithmetic, written apart from it: long division on decimal digits instead of ratios, so
 * that both would have to be wrong in the same way.
 */
export class Exact {
  private constructor(
    readonly top: bigint,
    readonly bottom: bigint,
  ) {}

  static of(top: number | bigint, bottom: number | bigint = 1): Exact {
    return new Exact(BigInt(top), BigInt(bottom))
  }

  times(other: Exact): Exact {
    return new Exact(this.top * other.top, this.bottom * other.bottom)
  }

  plus(other: Exact): Exact {
    return new Exact(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom)
  }

  over(other: Exact): Exact {
    return new Exact(this.top * other.bottom, this.bottom * other.top)
  }

  /** Whole digits of the quotient, the fraction cut off toward zero. */
  cut(): number {
    return Number(this.top / this.bottom)
  }

  /** Rounded by looking at the first digit behind the point, a half away from zero. */
  rounded(): number {
    const sign = this.top * this.bottom < 0n ? -1 : 1
    const top = this.top < 0n ? -this.top : this.top
    const bottom = this.bottom < 0n ? -this.bottom : this.bottom
    const tenths = (top * 10n) / bottom
    const up = tenths % 10n >= 5n ? 1n : 0n
    return sign * Number(tenths / 10n + up) + 0
  }
}

/** Profit per unit risked by the table of the trade, prices in hundredths. */
export function profitPerUnit(odds: number, type: 1 | 2 | 3 | 4 | 5): Exact {
  if (type === 4) return Exact.of(odds - 100, 100)
  return odds > 0 ? Exact.of(odds, 100) : Exact.of(100, -odds)
}
