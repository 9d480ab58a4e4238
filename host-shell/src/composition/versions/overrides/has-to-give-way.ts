import type { AreaFault } from '../../composition'

/**
 * Whether an override that failed so gives way to the released version: what never came or never started is of no use,
 * while code that runs and throws is what its developer wants to look at.
 */
export function hasToGiveWay(fault: AreaFault): boolean {
  switch (fault) {
    case 'timeout':
    case 'load':
    case 'evaluate':
    case 'contract':
      return true
    case 'mount':
    case 'render':
    case 'screen':
    case 'style':
      return false
  }
}
