import type { OddsPolicy } from '@touchline/contracts/calls'
import type { SystemUnit } from '@touchline/rules'
import type { SlipDraft } from './slip-draft'
import type { SlipMoney } from './slip-stake'

/** What a kind of bet adds to its stake. */
export interface MeantKind {
  /** The selections that it is on, each the same also when it follows its line. */
  readonly on: readonly unknown[]
  /** Of a system: rows that are staked, null while one of them is no amount; and all their tickets. */
  readonly units?: readonly SystemUnit[] | null
  readonly tickets?: number
  /** Of a maung: percent kept of the gross. */
  readonly deduction?: number | null
}

/** A bet as the button states it. It is taken when it is pressed, and what leaves is never worse. */
export interface MeantBet extends MeantKind {
  readonly draft: SlipDraft
  readonly money: SlipMoney
}

/** A change of the bet for the worse since its button was pressed. */
export type MeantChange = { readonly what: 'selections' } | { readonly what: 'price' } | CountChange

/** Of a system that has other tickets, or of a maung of which more is kept. */
export interface CountChange {
  readonly what: 'tickets' | 'deduction'
  readonly before: number
  readonly now: number
}

/**
 * The first change for the worse, or null. Another selection or ticket is another bet; prices may move as the
 * policy allows.
 */
export function changeForWorse(
  meant: MeantBet,
  now: MeantBet | null,
  accept: OddsPolicy,
): MeantChange | null {
  if (!now || !isSameList(meant.on, now.on)) return { what: 'selections' }
  if (JSON.stringify(meant.units) !== JSON.stringify(now.units))
    return { what: 'tickets', before: meant.tickets ?? 0, now: now.tickets ?? 0 }
  const [before, deduction] = [meant.deduction ?? 0, now.deduction ?? 0]
  if (deduction > before) return { what: 'deduction', before, now: deduction }
  return accept !== 'any' && isWorse(meant.money, now.money) ? { what: 'price' } : null
}

/** Whether both hold the same, in the same order. */
export const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place])

const isWorse = (meant: SlipMoney, now: SlipMoney): boolean =>
  (now.win ?? 0) < (meant.win ?? 0) || (now.risk ?? 0) > (meant.risk ?? 0)
