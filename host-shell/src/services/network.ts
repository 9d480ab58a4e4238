import { BehaviorSubject } from 'rxjs'

/** `offline` is what the browser says, `failed` what a call found out; any answer puts both right. */
export type NetworkState = 'online' | 'offline' | 'failed'

export class Network {
  readonly state$: BehaviorSubject<NetworkState>

  constructor(window: Window) {
    this.state$ = new BehaviorSubject<NetworkState>(window.navigator.onLine ? 'online' : 'offline')
    window.addEventListener('offline', () => this.become('offline'))
    window.addEventListener('online', () => this.become('online'))
  }

  failed = (): void => {
    if (this.state$.value === 'online') this.become('failed')
  }

  answered = (): void => {
    if (this.state$.value !== 'online') this.become('online')
  }

  private become(state: NetworkState): void {
    if (state !== this.state$.value) this.state$.next(state)
  }
}
