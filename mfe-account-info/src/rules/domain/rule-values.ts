import type { BrandView } from '@touchline/contracts/host'
import { BOOKING_POINTS, LIMITS, NOT_IN_TIME_HOURS } from '@touchline/contracts/limits'
import { deductionOf, delayBounds, MAUNG_DEDUCTIONS, MYANMAR_PRICE } from '@touchline/rules'

type Brand = Pick<BrandView, 'bettingDayStartHour' | 'maungDeductions'>

/** Values in the texts, from the product and from the settings of the brand. */
export function ruleValues(brand: Brand) {
  const delay = delayBounds()
  return {
    hour: `${String(brand.bettingDayStartHour).padStart(2, '0')}:00`,
    liveDelayLeast: delay.least,
    liveDelayMost: delay.most,
    liveHold: LIMITS.liveHoldSeconds,
    fresh: LIMITS.freshSeconds,
    nicknameMin: LIMITS.nickname.min,
    nicknameMax: LIMITS.nickname.max,
    legsMin: LIMITS.parlayLegs.min,
    legsMax: LIMITS.parlayLegs.max,
    legsLiveMin: LIMITS.parlayLegsLiveMin,
    systemMin: LIMITS.systemLegsMin,
    systemAll: LIMITS.systemAllSizesMax,
    bodyPrice: (MYANMAR_PRICE / 100).toFixed(2),
    bodyDeduction: 100 - MYANMAR_PRICE,
    maungMin: LIMITS.myanmarParlayLegs.min,
    maungMax: LIMITS.myanmarParlayLegs.max,
    maungTable: maungTable(brand),
    yellowPoints: BOOKING_POINTS.yellow,
    redPoints: BOOKING_POINTS.red,
    postponedHours: NOT_IN_TIME_HOURS,
    loginRetry: LIMITS.loginRetrySeconds,
  } as const
}

/** The percents of the brand by numbers of legs: "2: 15%, 3–10: 20%". */
function maungTable({ maungDeductions = MAUNG_DEDUCTIONS }: Brand): string {
  const { min, max } = LIMITS.myanmarParlayLegs
  const runs: { from: number; to: number; percent: number }[] = []
  for (let legs: number = min; legs <= max; legs += 1) {
    const percent = deductionOf(legs, maungDeductions)
    const last = runs.at(-1)
    if (last?.percent === percent) last.to = legs
    else runs.push({ from: legs, to: legs, percent })
  }
  return runs
    .map(({ from, to, percent }) => `${from === to ? from : `${from}–${to}`}: ${percent}%`)
    .join(', ')
}
