import { roundKind } from '@touchline/fair/rounds'
import { resultText as resultIn, selectionText as selectionIn } from '@touchline/rounds'

type Translate = (key: string) => string

/** A selection in the words of this area. */
export const selectionText = (
  kind: string,
  pick: { readonly market: string; readonly selection: readonly string[] },
  t: Translate,
): string => selectionIn(roundKind(kind)?.runners ?? [], pick, (key) => t(`rounds.${key}`))

/** A result in the words of this area. */
export const resultText = (
  round: { readonly state: string; readonly result: unknown },
  t: Translate,
): string => resultIn(round, (key) => t(`rounds.${key}`))
