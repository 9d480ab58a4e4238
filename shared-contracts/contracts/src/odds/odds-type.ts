/** Odds types by the numbers of the product: 1 Malay (default), 2 Hong Kong, 3 Indonesian, 4 decimal, 5 Burmese. */
export const ODDS_TYPES = [1, 2, 3, 4, 5] as const
export type OddsType = (typeof ODDS_TYPES)[number]

export const OddsTypeId = { MY: 1, HK: 2, ID: 3, DEC: 4, MM: 5 } as const satisfies Record<string, OddsType>
export const DEFAULT_ODDS_TYPE: OddsType = OddsTypeId.MY

/** Short labels in the order of the numbers. */
export const ODDS_TYPE_LABEL: Record<OddsType, string> = { 1: 'MY', 2: 'HK', 3: 'ID', 4: 'DEC', 5: 'MM' }
