import type { Book } from './book'
import type { Round } from './book-entries'

/** One movement of money as this provider has it. Amounts in minor units. */
export interface BookTransaction {
  readonly tx: string
  readonly kind: 'bet' | 'win' | 'betwin'
  readonly round: string
  readonly player: string
  readonly currency: string
  readonly bet: number
  readonly win: number
  /** `unknown`: the operator has not answered yet. */
  readonly state: 'done' | 'rolledBack' | 'unknown'
  /** Epoch milliseconds. */
  readonly at: number
}

export interface Span {
  readonly from: number
  readonly to: number
}

/** Ends after which a bet that may have moved was rolled back; with others the operator has refused it. */
const ROLLED_BACK = ['unknown', 'restart', 'idle', 'rolledBack']

/** Real money of a span of time, the oldest first. */
export function transactionsOf(book: Book, { from, to }: Span, isOneStep: (game: string) => boolean) {
  const due = new Set(book.dueDeliveries().map(({ tx }) => tx))
  return book
    .allRounds()
    .filter(({ mode }) => mode === 'real')
    .flatMap((round) => ofRound(round, isOneStep(round.game_code), due))
    .filter(({ at }) => at >= from && at < to)
    .sort((a, b) => a.at - b.at)
}

function ofRound(round: Round, isOneStep: boolean, due: ReadonlySet<string>): BookTransaction[] {
  const { round: id, player, currency, tx, stake, at, isTaken, end } = round
  const facts = { round: id, player, currency }
  if (end?.state === 'void') {
    if (!ROLLED_BACK.includes(end.status)) return []
    const state = due.has(`${id}-r`) ? 'unknown' : 'rolledBack'
    return [{ ...facts, tx, kind: isOneStep ? 'betwin' : 'bet', bet: stake, win: 0, state, at }]
  }
  if (isOneStep)
    return [
      { ...facts, tx, kind: 'betwin', bet: stake, win: end?.win ?? 0, state: end ? 'done' : 'unknown', at },
    ]
  const bet = { ...facts, tx, kind: 'bet', bet: stake, win: 0, at } as const
  const taken: BookTransaction = { ...bet, state: isTaken ? 'done' : 'unknown' }
  if (!end) return [taken]
  const won = `${id}-w`
  const state = due.has(won) ? 'unknown' : 'done'
  return [taken, { ...facts, tx: won, kind: 'win', bet: 0, win: end.win, state, at: end.at }]
}
