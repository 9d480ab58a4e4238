import type { AreaStatus } from '@touchline/contracts/release'
import type { Colours } from './output'

/** How a version fares: which share of how many loads failed, and whether that is within its budget. */
export function healthText(health: AreaStatus['current']['health'], colours: Colours): string {
  if (!health || health.loads + health.unreached === 0) return colours.dim('no reports')
  const hangs = health.hangs > 0 ? `, ${health.hangs} hang` : ''
  const apart = health.unreached > 0 ? `, ${health.unreached} unreached` : ''
  const share = `${(health.rate * 100).toFixed(1)} % of ${health.loads.toLocaleString('en')}${hangs}${apart}`
  if (health.verdict === 'bad') return colours.red(`✗ ${share}`)
  if (health.fewNetworks) return colours.yellow(`! ${share}`)
  return health.verdict === 'good' ? colours.green(`✓ ${share}`) : colours.dim(`${share}, too few`)
}
