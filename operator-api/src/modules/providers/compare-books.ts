import type { BookTransaction } from '../../platform/game-connection'

/** A wallet call as we have it. */
export interface OwnCall {
  readonly tx: string
  readonly kind: 'bet' | 'win'
  readonly bet: number
  readonly win: number
  readonly state: 'done' | 'rolledBack' | 'tombstone'
  readonly at: number
}

export interface BookDifference {
  readonly tx: string
  readonly kind: OwnCall['kind']
  /** `unconfirmed`: the provider waits for an answer of ours, and will ask or roll back. */
  readonly problem: 'missingHere' | 'missingThere' | 'differs' | 'unconfirmed'
  readonly theirs: Pick<BookTransaction, 'bet' | 'win' | 'state'> | null
  readonly ours: Pick<OwnCall, 'bet' | 'win' | 'state'> | null
}

interface Span {
  readonly from: number
  readonly to: number
}

const isWithin = ({ at }: { readonly at: number }, { from, to }: Span): boolean => at >= from && at < to
/** A bet that won at once is kept as a bet. */
const kindOf = ({ kind }: BookTransaction): OwnCall['kind'] => (kind === 'win' ? 'win' : 'bet')

/** Both books of a span of time. Each list may hold more than that, so that an entry of a moment later is found. */
export function compareBooks(
  theirs: readonly BookTransaction[],
  ours: readonly OwnCall[],
  span: Span,
): BookDifference[] {
  const own = new Map(ours.map((call) => [`${call.kind} ${call.tx}`, call]))
  const known = new Set(theirs.map((one) => `${kindOf(one)} ${one.tx}`))
  const compared = theirs
    .filter((one) => isWithin(one, span))
    .flatMap((one) => differenceOf(one, own.get(`${kindOf(one)} ${one.tx}`) ?? null))
  const missingThere = ours
    .filter((call) => call.state === 'done' && isWithin(call, span) && !known.has(`${call.kind} ${call.tx}`))
    .map(({ tx, kind, bet, win, state }): BookDifference => {
      return { tx, kind, problem: 'missingThere', theirs: null, ours: { bet, win, state } }
    })
  return [...compared, ...missingThere]
}

function differenceOf(one: BookTransaction, call: OwnCall | null): BookDifference[] {
  const isDone = call?.state === 'done'
  const { bet, win, state } = one
  const found = (problem: BookDifference['problem']): BookDifference[] => [
    {
      tx: one.tx,
      kind: kindOf(one),
      problem,
      theirs: { bet, win, state },
      ours: call && { bet: call.bet, win: call.win, state: call.state },
    },
  ]
  switch (state) {
    case 'unknown':
      return found('unconfirmed')
    case 'rolledBack':
      return isDone ? found('differs') : []
    case 'done':
      if (!call) return found('missingHere')
      return isDone && call.bet === bet && call.win === win ? [] : found('differs')
  }
}
