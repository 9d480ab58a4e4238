import type { AreaFault } from '../../composition'

/**
 * Whether the released version replaces an override with this fault. An override that never loaded or started
 * is useless; code that throws while running is shown to its developer.
 */
export function isReplaceable(fault: AreaFault): boolean {
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
