/** Name and version of this remote. The build replaces both variables. */
export const AREA = {
  name: 'account-info',
  version: process.env.AREA_VERSION ?? '0.0.0',
  contractRange: process.env.CONTRACT_RANGE ?? '^1.0',
} as const
