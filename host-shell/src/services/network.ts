import { BehaviorSubject } from 'rxjs'

/** `offline` is what the browser says, `failed` what a call found out; any answer puts both right. */
export type NetworkState = 'online' | 'offline' | 'failed'

export class Network {
  readonly state$: BehaviorSubject<NetworkState>

  constructor(window: Window) {
    this.state$ = new BehaviorSubject<NetworkState>(window.navigator.onLine ? 'online' : 'offline')
    for (const state of ['offline', 'online'] as const)
      window.addEventListener(state, () => this.state$.next(state))
  }

  failed = (): void => {
    if (this.state$.value === 'online') this.state$.next('failed')
  }

  answered = (): void => {
    if (this.state$.value !== 'online') this.state$.next('online')
  }
}
