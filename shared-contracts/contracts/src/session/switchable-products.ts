import type { ErrorCode } from '../errors/texts'

/** Products that an upline can switch off for a member (`disabled_products`), with the code that refuses them. */
export const DISABLED_CODE = {
  casino: 'liveCasinoDisabled',
  lottery: 'lotteryDisabled',
  mini: 'MiniGameDisabled',
  esports: 'EsportsDisabled',
  tournament: 'tournamentDisabled',
} as const satisfies Record<string, ErrorCode>

export type SwitchableProduct = keyof typeof DISABLED_CODE
