import { isScoreMove } from '../domain/slip-consent'
import type { SlipGate } from '../domain/slip-gate'

/** Whether one of them asks for consent to another line: a different bet, where a new price is the same one. */
export const hasNewLine = (
  selections: readonly { readonly gate: { readonly gate: SlipGate['gate'] } }[],
): boolean => selections.some(({ gate }) => gate.gate === 'accept_line')

/** Whether a goal alone made another bet of each that asks so: their lines did not move. */
export const hasNewScoreOnly = (selections: readonly { readonly gate: SlipGate }[]): boolean => {
  const anew = selections.flatMap(({ gate }) => (gate.gate === 'accept_line' ? gate : []))
  return anew.length > 0 && anew.every(({ from, terms }) => isScoreMove(from, terms))
}
