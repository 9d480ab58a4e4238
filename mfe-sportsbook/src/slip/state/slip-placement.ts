import type { Bet, RefusalDetails } from '@touchline/contracts/calls'
import { type ErrorCode, refusalMeaning } from '@touchline/contracts/errors'
import type { CallResult, PickIntent } from '@touchline/contracts/host'
import type { AnySent } from '../domain/slip-sent'
import type { SlipStage } from '../domain/slip-stage'
import type { SlipEvent } from '../domain/slip-step'
import type { SlipCalls } from '../transport/slip-calls'

/** How often the fate of an unknown bet is asked for, and when "not placed" is made final. */
export const LOOKUP_EVERY_MS = 2000
const ABANDON_AFTER_MS = 15_000
/** A waiting bet is decided by a live message; past this after the announced time it is asked for instead. */
const WAITING_GRACE_MS = 3000

export type Refused = Extract<CallResult<unknown>, { kind: 'refused' }>

export interface PlacementPorts<Sent extends AnySent> {
  readonly place: (sent: Sent) => Promise<CallResult<{ bet: Bet }>>
  readonly lookup: SlipCalls['lookup']
  /** Writes down what leaves, so that the next page can ask for it. */
  readonly keep: (sent: Sent) => void
  readonly drop: (key: string) => void
  readonly now: () => number
  readonly stage: () => SlipStage<Sent>
  readonly apply: (event: SlipEvent<Sent>) => void
  /** A refusal brought something: the moved selection, perhaps. */
  readonly onRefusal: (refusal: Refused) => void
  /** An answer brought the bet, whether or not a message brings it too. */
  readonly onBet: (bet: Bet) => void
  /** Money may have moved. */
  readonly onFate: () => void
}

/**
 * Sends the bets of one wager and finds their results. A message may bring a result before the answer, so that
 * the next bet is sent meanwhile: each answer counts for its own key.
 */
export class SlipPlacement<Sent extends AnySent> {
  /** Of the next look-up, by key: each bet under way has its own. */
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private isClosed = false

  constructor(private readonly ports: PlacementPorts<Sent>) {}

  /** Stores the key, then sends the bet. */
  async send(sent: Sent): Promise<void> {
    this.ports.keep(sent)
    this.ports.apply({ type: 'send', sent })
    const result = await answerOf(() => this.ports.place(sent))
    if (this.isClosed) return
    if (result?.kind === 'ok') return this.answered(result.data.bet)
    if (result?.kind === 'refused') return this.refused(sent, result)
    this.silent(sent, LOOKUP_EVERY_MS)
  }

  /** Looks a bet up that an earlier page or another tab sent, unless a message decides it within `afterMs`. */
  follow(sent: Sent, afterMs: number): void {
    this.ports.apply({ type: 'follow', sent })
    if (afterMs === 0) this.silent(sent, 0)
    else
      this.timers.set(
        sent.request.idem_key,
        setTimeout(() => this.silent(sent, 0), afterMs),
      )
  }

  /** News of a bet, from an answer or from the live connection. */
  learn(bet: Bet): void {
    const before = this.ports.stage()
    this.ports.apply({ type: 'bet', bet })
    if (bet.status !== 'waiting') this.ports.drop(bet.idem_key)
    const now = this.ports.stage()
    if (now !== before) this.ports.onFate()
    if (now.stage === 'waiting' && now.bet.bet_id === bet.bet_id) this.followWaiting(now.sent, bet)
  }

  private answered(bet: Bet): void {
    this.learn(bet)
    this.ports.onBet(bet)
  }

  close(): void {
    this.isClosed = true
    for (const timer of this.timers.values()) clearTimeout(timer)
  }

  private refused(sent: Sent, refusal: Refused): void {
    const meaning = refusalMeaning(refusal.code)
    if (meaning === 'uncertain') {
      this.silent(sent, 0)
      return
    }
    const { code, text, details } = refusal
    this.ports.drop(sent.request.idem_key)
    this.ports.apply({
      type: 'refused',
      key: sent.request.idem_key,
      refusal: {
        code,
        text,
        // The input is a stake; `bound` of a match or balance is an amount at risk.
        bound: details.stake_bound ?? details.bound,
        until: details.until,
        about: aboutOf(details, sent),
      },
      mayEdit: meaning === 'edit',
    })
    this.ports.onRefusal(refusal)
  }

  /** No answer came: the key is looked up, unless a message brings the result. */
  private silent(sent: Sent, delayMs: number): void {
    this.ports.apply({ type: 'silence', key: sent.request.idem_key })
    this.lookUpIn(delayMs, sent)
  }

  private followWaiting(sent: Sent, bet: Bet): void {
    const decided = (bet.decide_at ?? this.ports.now()) + WAITING_GRACE_MS
    this.lookUpIn(Math.max(decided - this.ports.now(), WAITING_GRACE_MS), sent)
  }

  private lookUpIn(delayMs: number, sent: Sent): void {
    const key = sent.request.idem_key
    clearTimeout(this.timers.get(key))
    this.timers.delete(key)
    if (!this.isOpenQuestion(sent)) return
    this.timers.set(
      key,
      setTimeout(() => void this.lookUp(sent), delayMs),
    )
  }

  private async lookUp(sent: Sent): Promise<void> {
    if (!this.isOpenQuestion(sent)) return
    const now = this.ports.stage()
    const isOverdue = this.ports.now() - sent.sentAt >= ABANDON_AFTER_MS
    // A first look without burning the key: after a reload the bet may long be there.
    const abandon = now.stage === 'unknown' && now.checks > 0 && isOverdue
    const result = await answerOf(() => this.ports.lookup(sent.request.idem_key, abandon))
    if (this.isClosed || !this.isOpenQuestion(sent)) return
    if (result?.kind === 'ok') return this.answered(result.data.bet)
    if (result?.kind === 'refused' && isNotPlaced(result.code, abandon)) return this.notPlaced(sent)
    this.ports.apply({ type: 'checked', key: sent.request.idem_key })
    this.lookUpIn(LOOKUP_EVERY_MS, sent)
  }

  private notPlaced(sent: Sent): void {
    this.ports.drop(sent.request.idem_key)
    this.ports.apply({ type: 'not_placed', key: sent.request.idem_key })
    this.ports.onFate()
  }

  private isOpenQuestion(sent: Sent): boolean {
    const now = this.ports.stage()
    return (
      (now.stage === 'unknown' || now.stage === 'waiting') &&
      now.sent.request.idem_key === sent.request.idem_key
    )
  }
}

/** Legs that a refusal names by their places in the request. */
function aboutOf({ legs }: RefusalDetails, { request }: AnySent): readonly PickIntent[] {
  const { picks = [] } = request as AnySent['request'] & { picks?: readonly PickIntent[] }
  return (legs ?? []).flatMap((place) => picks[place] ?? [])
}

/** "No such bet" is final once the key is abandoned; before that the request may still arrive. */
const isNotPlaced = (code: ErrorCode, abandon: boolean): boolean => abandon && code === 'betNotExists'

/** A call that throws is like one without an answer. */
async function answerOf<Data>(ask: () => Promise<CallResult<Data>>): Promise<CallResult<Data> | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}
