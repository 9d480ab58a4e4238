import type { Area } from '@touchline/contracts/routes'
import type { AreaFault } from '../composition'

const PREFIX: Record<Area, string> = {
  sportsbook: 'SB',
  'casino-games': 'CG',
  tournament: 'TN',
  'account-info': 'AI',
}

const SUFFIX: Record<AreaFault, string> = {
  timeout: 'LOAD-8S',
  load: 'LOAD',
  evaluate: 'START',
  contract: 'CONTRACT',
  mount: 'MOUNT',
  render: 'RENDER',
  style: 'STYLE',
  screen: 'SCREEN',
}

/** The code a player reads out: `SB-LOAD-8S`. An area without a short name goes by its own. */
export const faultCode = (area: string, fault: AreaFault): string =>
  `${PREFIX[area as Area] ?? area.toUpperCase()}-${SUFFIX[fault]}`
