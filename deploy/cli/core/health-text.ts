import type { AreaStatus } from '../service/answers'
import type { Colours } from './output'

type Health = AreaStatus['current']['health']

/** How a version fares: of how many loads which share failed, the candidate of a canary first. */
export function healthText({ current, canary }: AreaStatus, colours: Colours): string {
  const candidate = canary ? `canary ${oneText(canary.health, colours)} · ` : ''
  return candidate + oneText(current.health, colours)
}

function oneText(health: Health, colours: Colours): string {
  if (!health || health.loads === 0) return colours.dim('no reports')
  const share = `${(health.rate * 100).toFixed(1)} % of ${health.loads.toLocaleString('en')}`
  if (health.verdict === 'bad') return colours.red(`✗ ${share}`)
  return health.verdict === 'good' ? colours.green(`✓ ${share}`) : colours.dim(`${share}, too few`)
}
