import type { Preferences } from './preferences'

/** How the odds of the board reach a member. */
export type OddsRefresh = 'live' | 'poll' | 'manual'

export const oddsRefreshOf = ({ betting }: Pick<Preferences, 'betting'>): OddsRefresh =>
  betting.autoRefreshOdds ? betting.oddsRefresh : 'manual'
