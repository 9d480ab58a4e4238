import RETURNS from './returns.json'

export interface PublishedSlotReturn {
  /** Hundredths of a percent of the total bet that come back in the long run, free spins and features included. */
  readonly hundredths: number
  /** Of a bought feature, in its price; null when none is sold. */
  readonly buyHundredths: number | null
  /** How the return was found; the figures below are always sampled. */
  readonly method: 'exact' | 'simulated'
  /** Hundredths of a percent of paid spins that win something. */
  readonly hitHundredths: number
  /** Standard deviation of a paid spin, in hundredths of the total bet. */
  readonly deviation: number
  /** Spins behind the sampled figures. */
  readonly sampled: number
}

const BY_CODE = RETURNS as Readonly<Record<string, PublishedSlotReturn>>

/** The published figures of a slot; null when it has none. */
export function slotReturnOf(code: string): PublishedSlotReturn | null {
  return Object.hasOwn(BY_CODE, code) ? (BY_CODE[code] as PublishedSlotReturn) : null
}

export type Volatility = 'low' | 'medium' | 'high'

export function volatilityOf({ deviation }: PublishedSlotReturn): Volatility {
  if (deviation < 310) return 'low'
  return deviation < 450 ? 'medium' : 'high'
}
