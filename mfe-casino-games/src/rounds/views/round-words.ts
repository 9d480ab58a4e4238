import { roundKind } from '@touchline/fair/rounds'
import { resultText as resultIn, selectionText as selectionIn } from '@touchline/rounds'

type Translate = (key: string) => string

interface ShownPick {
  readonly market: string
  readonly selection: readonly string[]
  readonly sides?: readonly string[]
}

/** A selection in the words of this area. */
export const selectionText = (kind: string, pick: ShownPick, t: Translate): string =>
  selectionIn({ runners: roundKind(kind)?.runners ?? [], sides: pick.sides ?? [] }, pick, (key) =>
    t(`rounds.${key}`),
  )

/** A result in the words of this area. */
export const resultText = (
  round: { readonly state: string; readonly result: unknown; readonly sides: readonly string[] },
  t: Translate,
): string => resultIn(round, (key) => t(`rounds.${key}`))
