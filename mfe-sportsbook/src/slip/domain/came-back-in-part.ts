import type { Bet } from '@touchline/contracts/calls'

/** Whether tickets of a system brought something back, though less than it cost: it lost, and is not lost as a whole. */
export const cameBackInPart = ({ kind, status, returned, net }: Bet): boolean =>
  kind === 'system' && status === 'settled' && (returned ?? 0) > 0 && (net ?? 0) < 0
