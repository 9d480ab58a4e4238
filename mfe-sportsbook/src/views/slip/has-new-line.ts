import type { SlipGate } from '../../domain/slip-gate'

/** Whether one of them asks for consent to another line: a different bet, where a new price is the same one. */
export const hasNewLine = (
  selections: readonly { readonly gate: { readonly gate: SlipGate['gate'] } }[],
): boolean => selections.some(({ gate }) => gate.gate === 'accept_line')
