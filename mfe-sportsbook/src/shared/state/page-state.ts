import type { HostServices } from '@touchline/contracts/host'
import { HostState } from '@touchline/screens/host'
import { DisplaySettings } from './display-settings'
import { PickedSelections } from './picked-selections'

/** The page around board, menu and hot matches, until `dispose`. */
export class PageState {
  readonly hostState: HostState
  readonly settings: DisplaySettings
  readonly picked: PickedSelections

  constructor(host: HostServices) {
    this.hostState = new HostState(host)
    this.settings = new DisplaySettings(this.hostState, host.preferences, host.brand)
    this.picked = new PickedSelections(host.bus)
  }

  dispose(): void {
    this.picked.dispose()
    this.hostState.dispose()
  }
}
