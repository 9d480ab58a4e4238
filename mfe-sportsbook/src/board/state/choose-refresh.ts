import type { OddsRefresh } from '@touchline/contracts/session'
import type { DisplaySettings } from '../../shared/state/display-settings'

/** Chooses how the board renews itself. */
export const chooseRefresh = (settings: DisplaySettings, mode: OddsRefresh): void =>
  settings.save((draft) => ({
    ...draft,
    betting: {
      ...draft.betting,
      autoRefreshOdds: mode !== 'manual',
      // After renewing by hand the player gets back the earlier choice.
      oddsRefresh: mode === 'manual' ? draft.betting.oddsRefresh : mode,
    },
  }))
