import { makeAutoObservable } from 'mobx'

export type PanelTabId = 'slip' | 'bets'

/** Which tab of the panel is in front. */
export class SlipPanelStore {
  tab: PanelTabId = 'slip'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  show(tab: PanelTabId): void {
    this.tab = tab
  }
}
