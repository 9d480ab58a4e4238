/**
 * The brand of members that came before there were others: a generated column of `member` says so. Their ids hold no brand,
 * so that it is a constant of the data and no setting: BRAND only says whose page it is when somebody asks past an edge.
 */
export const FIRST_BRAND = 'touchline'

/**
 * The id of a member of a brand by the name they log in with; null for what cannot be a name. The first brand's members go
 * by their name alone, those of others by brand and name.
 */
export function memberId(brand: string, name: string): string | null {
  if (name === '' || name.includes(':')) return null
  return brand === FIRST_BRAND ? name : `${brand}:${name}`
}
