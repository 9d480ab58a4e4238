import type { betSingleSpecial, PlacedRoundBet, RequestOf } from '@touchline/contracts/calls'
import { makeAutoObservable } from 'mobx'
import type { RoundCalls } from '../transport/round-calls'

/** `unconfirmed`: sent again by itself until an answer comes. `unanswered`: none came, the player decides. */
type Stage = 'editing' | 'placing' | 'unconfirmed' | 'unanswered'
type Items = RequestOf<typeof betSingleSpecial>['items']

const AGAIN_AFTER_MS = 2000
const SENDS_MOST = 10

export interface OrderDeps {
  readonly calls: Pick<RoundCalls, 'place'>
  readonly newKey: () => string
  readonly operatorType: () => number
  /** Bets were accepted. */
  readonly onPlaced: () => void
  /** Resolves after so many milliseconds; a timer unless given. */
  readonly wait?: (ms: number) => Promise<void>
}

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Sends an order of bets under one key until it is answered: the same order again moves no money twice. Nothing of the order may
 * be edited while it is not `editing`.
 */
export class BetOrder {
  stage: Stage = 'editing'
  /** Code that refused the order as a whole. */
  failure: string | null = null
  private key: string | null = null

  constructor(private readonly deps: OrderDeps) {
    makeAutoObservable<this, 'deps' | 'key'>(this, { deps: false, key: false }, { autoBind: true })
  }

  get canEdit(): boolean {
    return this.stage === 'editing'
  }

  get canSend(): boolean {
    return this.stage === 'editing' || this.stage === 'unanswered'
  }

  /** Answers the fate of each bet; null when the server refused the order or did not answer. */
  async send(items: Items): Promise<readonly PlacedRoundBet[] | null> {
    const { calls, newKey, operatorType, onPlaced, wait = timer } = this.deps
    this.key ??= newKey()
    this.enter('placing')
    for (let sent = 1; sent <= SENDS_MOST; sent++) {
      const result = await calls.place({ idem_key: this.key, items }, operatorType())
      if (result.kind === 'unknown') {
        this.enter('unconfirmed')
        if (sent < SENDS_MOST) await wait(AGAIN_AFTER_MS)
        continue
      }
      this.key = null
      this.enter('editing', result.kind === 'refused' ? result.code : null)
      if (result.kind === 'refused') return null
      if (result.data.items.some(({ status }) => status === 1)) onPlaced()
      return result.data.items
    }
    this.enter('unanswered')
    // It may have been placed all the same.
    onPlaced()
    return null
  }

  /** Drops an order without an answer. The next one gets a new key. */
  discard(): void {
    if (this.stage !== 'unanswered') return
    this.key = null
    this.enter('editing')
  }

  forgetFailure(): void {
    this.failure = null
  }

  private enter(stage: Stage, failure: string | null = null): void {
    this.stage = stage
    this.failure = failure
  }
}
