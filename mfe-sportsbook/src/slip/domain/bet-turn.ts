/** Which tab of the browser bet under a name last, and when, by the clock that all tabs share. */
export interface BetTurn {
  readonly tab: string
  readonly at: number
}

/** Turns by what was bet. */
export type BetTurns = Readonly<Record<string, BetTurn>>

/** A press of another tab so long before this one is an earlier bet; what it made is in every tab by then. */
const EARLIER_MS = 1000
/** Of no use to any tab by then. */
const KEPT_MS = 60_000

/**
 * The turns with that of a tab; null when another tab has it. A tab that meant it at the same moment has bet already, however
 * late this one comes to ask. Whoever bets the same once more in one tab means it: the slip has shown what became of the first.
 */
export function takeTurn(
  turns: BetTurns,
  name: string,
  { tab, pressedAt, now }: { readonly tab: string; readonly pressedAt: number; readonly now: number },
): BetTurns | null {
  // A turn dated further ahead was taken before the clock of the machine was set back.
  const kept = Object.fromEntries(
    Object.entries(turns).filter(([, { at }]) => now - at < KEPT_MS && at - now < EARLIER_MS),
  )
  const last = kept[name]
  if (last && last.tab !== tab && last.at >= pressedAt - EARLIER_MS) return null
  return { ...kept, [name]: { tab, at: now } }
}
