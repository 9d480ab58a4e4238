import { isMistyped } from '../domain/slip-draft'
import type { SystemCombination } from '../domain/slip-now'
import type { FieldEntry } from '../domain/stake-input'

export interface RowEntry extends FieldEntry {
  choose(): void
  /** Its stake goes into all rows. */
  spread(): void
}

/** The input of the stake of one size, and the choice of its row for quick stakes. */
export function rowEntry({ wager, legs }: Pick<SystemCombination, 'wager' | 'legs'>, size: number): RowEntry {
  const { enter } = wager
  return {
    limits: legs.limits,
    remainingStake: wager.remainingStake,
    isMistyped: isMistyped(wager.draft, size),
    choose: () => enter({ do: 'row', size }),
    spread: () => enter({ do: 'spread', size }),
    mistype: (isRefused) => enter({ do: 'refuse', isRefused, size }),
    type: (text) => enter({ do: 'type', text, size }),
    leave: () => enter({ do: 'leave' }),
    set: (minor) => enter({ do: 'set', minor, size }),
    setMin: () => enter({ do: 'min', size }),
    setMax: () => enter({ do: 'max', size }),
    clear: () => enter({ do: 'clear', size }),
  }
}
