/** Points are kept in hundredths. */
export const POINT = 100

/** "1,152.50" or, where all are whole, "600". */
export function formatPoints(hundredths: number, places: 0 | 2 = 2): string {
  const whole = Math.floor(hundredths / POINT).toLocaleString('en')
  const fraction = hundredths % POINT
  if (places === 0 && fraction === 0) return whole
  return `${whole}.${String(fraction).padStart(2, '0')}`
}
