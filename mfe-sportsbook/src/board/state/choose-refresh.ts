import type { OddsRefresh } from '@touchline/contracts/session'
import type { DisplaySettings } from '../../shared/state/display-settings'

/** Chooses how the board renews itself. */
export const chooseRefresh = (settings: DisplaySettings, mode: OddsRefresh): void =>
  settings.save((draft) => ({
    ...draft,
    betting: {
      ...draft.betting,
      autoRefreshOdds: mode !== 'manual',
      // Whoever comes back from renewing by hand finds the way chosen before.
      oddsRefresh: mode === 'manual' ? draft.betting.oddsRefresh : mode,
    },
  }))
