import type { Quote, RefusalDetails } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { PickIntent } from '@touchline/contracts/host'
import type { BetAnswer } from '../slip/domain/slip-event'
import type { AnySent } from '../slip/domain/slip-sent'
import { priceOf, quoteFor } from './combined-steps'
import { ARSENAL, arsenalBet } from './slip-fixtures'
import { after, bet, picked, type Step, typed } from './slip-steps'

interface Single {
  readonly pick: PickIntent
  readonly text?: string
  /** The rest of its match limit. */
  readonly left?: number | undefined
}

export const limitsOfSingle = (owner: number, pick: PickIntent, change: Partial<Quote> = {}): Step =>
  quoteFor(owner, { ...pick, ball: 0, ...change })

/** Singles in play with stakes, of 100 where none is named, and their button on screen. */
export const singlesOf = (all: readonly Single[]): Step[] => [
  ...all.flatMap(({ pick, text = '100', left }, place): Step[] => [
    { ...picked(pick), afterMs: 100 },
    { ...priceOf('single', pick.match_id - ARSENAL, { market: 3 }), afterMs: 100 },
    { ...limitsOfSingle(place + 1, pick, { match_left: left }), afterMs: 100 },
    typed(text, place + 1),
  ]),
  { type: 'drawn' },
]
export const PRESS_ALL: readonly Step[] = [{ type: 'drawn' }, { type: 'pressed_all' }]

interface Sent {
  readonly owner: number
  readonly sent: AnySent
}

/** The singles that the last of these steps sends. */
export const sentSingles = (steps: readonly Step[]): readonly Sent[] =>
  after(...steps).effects.flatMap((effect) =>
    effect.do === 'place' ? [{ owner: effect.owner as number, sent: effect.sent as AnySent }] : [],
  )
const answerTo = ({ owner, sent }: Sent, answer: BetAnswer): Step =>
  bet({ type: 'answered', sent, answer }, owner)
export const accepts = (single: Sent): Step => {
  const { idem_key } = single.sent.request
  return answerTo(single, { kind: 'ok', data: { bet: arsenalBet({ bet_id: idem_key, idem_key }) } })
}
export const refuses = (single: Sent, code: ErrorCode, details: RefusalDetails = {}): Step =>
  answerTo(single, { kind: 'refused', code, text: '', details })

/** A press on the button of several singles, and the answer to each of its bets. */
export const pressedAll = (steps: readonly Step[], answer: (single: Sent) => Step = accepts): Step[] => [
  ...steps,
  ...PRESS_ALL,
  ...sentSingles([...steps, ...PRESS_ALL]).map(answer),
]
