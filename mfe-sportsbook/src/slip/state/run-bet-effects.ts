import type { Bet } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { BetEffect, RefusedCall } from '../domain/bet-effect'
import type { BetAnswer, BetEvent } from '../domain/bet-event'
import type { AnySent } from '../domain/slip-sent'
import type { SlipCalls } from '../transport/slip-calls'

export interface BetEffectPorts<Sent extends AnySent> {
  readonly place: (sent: Sent) => Promise<CallResult<{ bet: Bet }>>
  readonly lookup: SlipCalls['lookup']
  /** Stores the bet before it is sent; `stakeText` as it was typed. */
  readonly keep: (sent: Sent, stakeText: string) => void
  readonly drop: (key: string) => void
  readonly onRefusal: (refused: RefusedCall) => void
  readonly onBet: (bet: Bet) => void
  /** Money may have moved. */
  readonly onFate: () => void
}

/** Runs the effects of the bets of one wager, and sends the events that follow. */
export function betEffects<Sent extends AnySent>(
  ports: BetEffectPorts<Sent>,
  send: (event: BetEvent<Sent>) => void,
) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let isClosed = false
  return { run, close }

  /** Resolves once a placed bet has its answer. */
  async function run(effects: readonly BetEffect<Sent>[]): Promise<void> {
    await Promise.all(effects.map(runOne))
  }

  function runOne(effect: BetEffect<Sent>): Promise<void> | void {
    switch (effect.do) {
      case 'save':
        return ports.keep(effect.sent, effect.stakeText)
      case 'place':
        return place(effect.sent)
      case 'look_up':
        void lookUp(effect.sent, effect.abandon)
        return
      case 'wait':
        return wait(effect.sent, effect.ms)
      case 'forget':
        return ports.drop(effect.key)
      case 'balance':
        return ports.onFate()
      case 'share':
        return ports.onBet(effect.bet)
      case 'requote':
        return ports.onRefusal(effect.refused)
    }
  }

  async function place(sent: Sent): Promise<void> {
    const answer = await answerOf(() => ports.place(sent))
    if (!isClosed) send({ type: 'answered', sent, answer })
  }

  async function lookUp(sent: Sent, abandon: boolean): Promise<void> {
    const answer = await answerOf(() => ports.lookup(sent.request.idem_key, abandon))
    if (!isClosed) send({ type: 'looked_up', sent, answer, isAbandoned: abandon })
  }

  function wait(sent: Sent, ms: number): void {
    const { idem_key: key } = sent.request
    clearTimeout(timers.get(key))
    timers.set(
      key,
      setTimeout(() => send({ type: 'check_due', sent }), ms),
    )
  }

  function close(): void {
    isClosed = true
    for (const timer of timers.values()) clearTimeout(timer)
  }
}

/** A call that throws is like one without an answer. */
async function answerOf(ask: () => Promise<CallResult<{ bet: Bet }>>): Promise<BetAnswer> {
  try {
    return await ask()
  } catch {
    return null
  }
}
