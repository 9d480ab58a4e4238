import type { Bet } from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { NewestAnswer } from '../../shared/state/newest-answer'
import type { SlipEffect } from '../domain/slip-effect'
import type { BetAnswer, QuotesAnswer, SlipEvent } from '../domain/slip-event'
import type { AnySent } from '../domain/slip-sent'
import type { Owner } from '../domain/slip-state'
import { refusedQuote, type SlipCalls } from '../transport/slip-calls'
import type { BetNotifier } from './bet-notifier'
import type { CombinedBets } from './combined-bets'
import type { SlipContext } from './slip-context'
import type { Slip } from './slip-store'

/** How long a covered move stays marked, as on the board. */
const MOVE_MARK_MS = 3000

export interface EffectPorts {
  readonly slip: Slip
  readonly host: Pick<HostServices, 'refreshBalance'>
  readonly context: SlipContext
  readonly calls: SlipCalls
  /** Null until their code is loaded. */
  readonly combined: () => CombinedBets | null
  readonly notifier: BetNotifier
  /** Stores a bet before it is sent. */
  readonly keepSent: (sent: AnySent) => void
  readonly dropSent: (key: string) => void
  /** An answer brought a bet. */
  readonly onBet: (bet: Bet) => void
}

/** Runs the effects of the slip, and sends the events that follow. */
export function effectRunner({ slip, host, context, calls, combined, notifier, ...ports }: EffectPorts) {
  const timers = new Map<unknown, ReturnType<typeof setTimeout>>()
  const questions = new Map<Owner, NewestAnswer>()
  /** Answers for an earlier member are dropped. */
  let visit = {}
  return { run, reset }

  /** Resolves once a placed bet has its answer. */
  async function run(effects: readonly SlipEffect[]): Promise<void> {
    await Promise.all(effects.map(runOne))
  }

  function runOne(effect: SlipEffect): Promise<void> | void {
    switch (effect.do) {
      case 'save':
        notifier.expect(effect.sent.request.idem_key)
        return ports.keepSent(effect.sent)
      case 'place':
        return place(effect.owner, effect.sent)
      case 'look_up':
        void lookUp(effect)
        return
      case 'wait': {
        const { owner, sent, ms } = effect
        return wait(sent.request.idem_key, ms, { type: 'bet', owner, event: { type: 'check_due', sent } })
      }
      case 'forget':
        return ports.dropSent(effect.key)
      case 'balance':
        return void host.refreshBalance()
      case 'share':
        return ports.onBet(effect.bet)
      case 'requote':
        return requote(effect)
      case 'ask':
        return ask(effect.owner)
      case 'mark':
        return wait(effect.id, MOVE_MARK_MS, { type: 'mark_ended', id: effect.id })
      case 'expect':
        return notifier.expect(effect.key)
      case 'announce':
        return notifier.announce(effect.bet, effect.isShown)
      case 'notify':
        return notifier.notify(effect.notice)
    }
  }

  async function place(owner: Owner, sent: AnySent): Promise<void> {
    const operatorType = context.account?.info.operator_type ?? 1
    const answer = await answerOf(() =>
      'mode' in sent
        ? (combined()?.place(sent, operatorType) ?? Promise.reject())
        : calls.place(sent.request, operatorType),
    )
    if (answer) await slip.send({ type: 'bet', owner, event: { type: 'answered', sent, answer: answer.of } })
  }

  async function lookUp({ owner, sent, abandon }: Extract<SlipEffect, { do: 'look_up' }>): Promise<void> {
    const answer = await answerOf(() => calls.lookup(sent.request.idem_key, abandon))
    if (!answer) return
    const event = { type: 'looked_up', sent, answer: answer.of, isAbandoned: abandon } as const
    void slip.send({ type: 'bet', owner, event })
  }

  /** A call that throws is like one without an answer; null once the member is logged out. */
  async function answerOf(
    call: () => Promise<CallResult<{ bet: Bet }>>,
  ): Promise<{ readonly of: BetAnswer } | null> {
    const asked = visit
    let answer: BetAnswer = null
    try {
      answer = await call()
    } catch {
      // Its key is looked up.
    }
    return asked === visit ? { of: answer } : null
  }

  /** A later timer of the same key replaces this one. */
  function wait(key: unknown, ms: number, event: SlipEvent): void {
    clearTimeout(timers.get(key))
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key)
        void slip.send(event)
      }, ms),
    )
  }

  function requote({ owner, refused }: Extract<SlipEffect, { do: 'requote' }>): void {
    const quote = typeof owner === 'number' ? refusedQuote(refused.details) : null
    // The quote of the refusal is newer than the answer to an open question.
    if (quote) questions.get(owner)?.overtake()
    void slip.send({ type: 'refused_quotes', owner, details: refused.details, quote })
  }

  /** Asks for prices and limits. Resolves once the newest question of the owner is answered. */
  async function ask(owner: Owner): Promise<void> {
    const newest = questions.get(owner) ?? new NewestAnswer()
    questions.set(owner, newest)
    const question = questionOf(owner)
    if (!question) return newest.overtake()
    const asked = visit
    let followed = Promise.resolve()
    await newest.ask(question.ask, (answer) => {
      if (asked === visit) followed = slip.send({ type: 'quoted', owner, lineId: question.lineId, answer })
    })
    await followed
  }

  function questionOf(owner: Owner): { ask: () => Promise<QuotesAnswer>; lineId: number } | null {
    if (typeof owner === 'number') {
      if (!slip.wagerOf(owner)) return null
      const { pick, lineToAsk } = slip.entry(owner).selection
      const asked = { ...pick, line_id: lineToAsk }
      return { ask: () => calls.check(asked, context.oddsType), lineId: lineToAsk }
    }
    const picks = slip.combinationOf(owner)?.legs.picksToAsk ?? []
    const bets = combined()
    return picks.length > 0 && bets ? { ask: () => bets.check(owner, picks), lineId: 0 } : null
  }

  /** Another member, or none: nothing of the last one goes on. */
  function reset(): void {
    visit = {}
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
    questions.clear()
  }
}
