import type { CallResult, HostServices } from '@touchline/contracts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { MenuAnswer } from '../transport/ask-menu'

export type MenuSport = MenuAnswer['sports'][number]

export type MenuStage =
  | { stage: 'loading' }
  | { stage: 'ready'; sports: readonly MenuSport[] }
  | { stage: 'failed'; code: string }

const REFRESH_MS = 15_000

/**
 * Counts of matches per sport, market and bet type, asked for while somebody wants them. Old counts stay while newer ones
 * are fetched.
 */
export class MenuStore {
  state: MenuStage = { stage: 'loading' }
  private timer: number | undefined
  private users = 0

  constructor(private readonly host: Pick<HostServices, 'call'>) {
    makeAutoObservable<this, 'host' | 'timer' | 'users'>(this, {
      host: false,
      timer: false,
      users: false,
      state: observableRef,
    })
  }

  /** Asks now, and again and again until the returned function is called; whoever comes second shares the answers. */
  start(): () => void {
    this.users += 1
    if (this.users === 1) {
      this.timer = window.setInterval(() => {
        if (!document.hidden) void this.load()
      }, REFRESH_MS)
      void this.load()
    }
    return () => {
      this.users -= 1
      if (this.users === 0) window.clearInterval(this.timer)
    }
  }

  get sports(): readonly MenuSport[] {
    return this.state.stage === 'ready' ? this.state.sports : []
  }

  /** Sports in the member's order; what the order does not name follows by name. */
  ordered(order: readonly number[]): readonly MenuSport[] {
    const place = (sport: MenuSport) => {
      const at = order.indexOf(sport.id)
      return at < 0 ? Number.MAX_SAFE_INTEGER : at
    }
    return [...this.sports].sort((a, b) => place(a) - place(b))
  }

  async load(): Promise<void> {
    const result = await this.ask()
    runInAction(() => {
      if (result.kind === 'ok') this.state = { stage: 'ready', sports: result.data.sports }
      else if (this.state.stage !== 'ready') this.state = { stage: 'failed', code: result.code }
    })
  }

  /** The schema of the answer is a file of its own: prices are drawn without it. */
  private async ask(): Promise<CallResult<MenuAnswer>> {
    try {
      const { askMenu } = await import('../transport/ask-menu')
      return await askMenu(this.host.call)
    } catch {
      return { kind: 'unknown', code: 'requestFailed', text: '' }
    }
  }
}
