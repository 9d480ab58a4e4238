import type { ErrorCode } from '@touchline/contracts/errors'
import type { CallResult } from '@touchline/contracts/host'
import { checkLogin } from '@touchline/rules'
import { BehaviorSubject } from 'rxjs'
import { KEYS, type KeyValues } from '../services/storage'

type LoginFault = 'usernameRequired' | 'passwordRequired'

/** Where a login stands. */
export type LoginStage =
  | { stage: 'idle' }
  /** What is missing, all of it at once. */
  | { stage: 'wrong'; codes: readonly LoginFault[] }
  | { stage: 'sending' }
  /** Refused by the server, or unanswered; tries are barred until a time when it said so. */
  | { stage: 'refused'; code: ErrorCode; text: string; until: number | null }

export interface LoginFormDeps {
  login: (name: string, password: string) => Promise<CallResult<object>>
  storage: KeyValues
  now: () => number
}

/** The way in: checks what can be checked here, sends once, and waits when told to. */
export class LoginForm {
  readonly state$ = new BehaviorSubject<LoginStage>({ stage: 'idle' })

  constructor(private readonly deps: LoginFormDeps) {}

  /** The name of the member who asked to be remembered, else nothing. The password is never kept. */
  rememberedName(): string {
    const name = this.deps.storage.read<unknown>(KEYS.rememberedName)
    return typeof name === 'string' ? name : ''
  }

  async submit(entry: { username: string; password: string; remember: boolean }): Promise<void> {
    const state = this.state$.value
    if (state.stage === 'sending' || this.isBarred()) return
    const codes = faultsOf(entry)
    if (codes.length > 0) {
      this.state$.next({ stage: 'wrong', codes })
      return
    }
    this.state$.next({ stage: 'sending' })
    const username = entry.username.trim()
    const result = await this.deps.login(username, entry.password)
    if (result.kind === 'ok') {
      if (entry.remember) this.deps.storage.write(KEYS.rememberedName, username)
      else this.deps.storage.remove(KEYS.rememberedName)
      this.state$.next({ stage: 'idle' })
      return
    }
    const wait = result.kind === 'refused' ? result.details.retry_after : undefined
    const until = wait === undefined ? null : this.deps.now() + wait * 1000
    this.state$.next({ stage: 'refused', code: result.code, text: result.text, until })
  }

  /** The player types again: what was wrong need not stay on screen. */
  edit(): void {
    if (this.state$.value.stage === 'wrong') this.state$.next({ stage: 'idle' })
  }

  /** Seconds until another try is worth it; 0 when now is. */
  secondsLeft(): number {
    const state = this.state$.value
    if (state.stage !== 'refused' || state.until === null) return 0
    return Math.max(0, Math.ceil((state.until - this.deps.now()) / 1000))
  }

  private isBarred(): boolean {
    return this.secondsLeft() > 0
  }
}

/** The rule names the first fault; a player wants to read all of them, so each field is tried beside a good other one. */
function faultsOf({ username, password }: { username: string; password: string }): LoginFault[] {
  const verdicts = [checkLogin({ username, password: 'given' }), checkLogin({ username: 'given', password })]
  return verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict.code]))
}
