/** A Burmese price: goal line and signed percent, both from the upper (giving) side or from Over (domain 4.1). */
export interface MyanmarPrice {
  readonly goals: number
  /** -100 to 100: percent of the stake won or lost when the result lands on the line. */
  readonly percent: number
}

// A level ball prints "=" (older lists "L") for its zero; its percent always carries a sign.
const NOTATION = /^(?:(\d{1,2})(?:=|([+-]\d{1,3}))|[=L](?:([+-]\d{1,3}))?)$/

/** Reads '1+30', '1-50', '2=', '=-70', '='. Null for anything else, '=80' included: its sign cannot be known. */
export function parseMyanmarPrice(text: string): MyanmarPrice | null {
  const match = NOTATION.exec(text.trim().replace('\u2212', '-'))
  if (!match) return null
  const [, goals, percent, levelPercent] = match
  const price = { goals: Number(goals ?? 0), percent: Number(percent ?? levelPercent ?? 0) }
  return Math.abs(price.percent) <= 100 ? price : null
}

/** The notation of a price, with the plain hyphen that the trade's lists use. */
export function formatMyanmarPrice({ goals, percent }: MyanmarPrice): string {
  if (percent === 0) return goals === 0 ? '=' : `${goals}=`
  return `${goals === 0 ? '=' : goals}${percent > 0 ? '+' : ''}${percent}`
}
