import type { Slip } from './slip'

/** How many singles of a slip were accepted, wait, and were refused. */
export interface Fates {
  readonly accepted: number
  readonly waiting: number
  readonly refused: number
}

/**
 * What became of the singles that the slip shows: all accepted ones that still have a receipt, those that wait, and those that the
 * server or the slip itself refused, whether they were sent together or one by one. Null while one is on its way, and of one alone.
 */
export function fatesOfSeveral({
  all,
  receipts,
  mode,
}: Pick<Slip, 'all' | 'receipts' | 'mode'>): Fates | null {
  if (mode !== 'single') return null
  const stages = all.map(({ wager }) => wager.stage)
  if (stages.some(({ stage }) => stage === 'validating' || stage === 'sending')) return null
  const accepted = receipts.all.filter((receipt) => receipt.mode === 'single').length
  const waiting = stages.filter(({ stage }) => stage === 'waiting' || stage === 'unknown').length
  const refused = stages.filter(
    (stage) => stage.stage === 'rejected' || (stage.stage === 'editing' && stage.draft.refusal !== null),
  ).length
  return accepted + waiting + refused > 1 ? { accepted, waiting, refused } : null
}
