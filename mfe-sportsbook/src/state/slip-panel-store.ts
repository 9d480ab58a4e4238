import { makeAutoObservable } from 'mobx'

export type PanelTabId = 'slip' | 'bets'

/** Which tab of the panel is in front. */
export class SlipPanelStore {
  tab: PanelTabId = 'slip'
  /** My Bets need not come before they are first looked at. */
  hasShownBets = false

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  show(tab: PanelTabId): void {
    this.tab = tab
    this.hasShownBets ||= tab === 'bets'
  }
}
