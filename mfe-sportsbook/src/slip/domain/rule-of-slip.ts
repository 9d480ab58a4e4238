import { type RuleId, ruleOfMarket } from '@touchline/contracts/rules'
import { countsFrom } from '@touchline/rules'
import type { SlipLeg } from '../../shared/domain/slip-leg'

/** What the slip shows: its mode, and the one selection that is open. */
interface OpenSlip {
  readonly mode: 'single' | 'parlay' | 'system' | 'myanmar'
  readonly leg: SlipLeg | null
  /** Burmese selections. */
  readonly burmese: number
}

/** The rule that a player most likely looks for now; nothing when the slip is empty. */
export function ruleOfSlip({ mode, leg, burmese }: OpenSlip): RuleId | undefined {
  switch (mode) {
    case 'parlay':
      return 'combined.legs'
    case 'system':
      return 'combined.system'
    case 'myanmar':
      return burmese > 1 ? 'burmese.maung' : 'burmese.body'
    case 'single':
      return leg ? ruleOfPick(leg) : undefined
  }
}

/** A handicap in play counts otherwise than before, and a quarter line is two: that comes before what a handicap is. */
function ruleOfPick(leg: SlipLeg): RuleId {
  const rule = ruleOfMarket(leg)
  if (rule === 'football.handicap' && countsFrom(leg)) return 'football.handicapLive'
  const isFootballLine = rule === 'football.handicap' || rule === 'football.total'
  return isFootballLine && leg.line % 2 !== 0 ? 'football.quarter' : rule
}
