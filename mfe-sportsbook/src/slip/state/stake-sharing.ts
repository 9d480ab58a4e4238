import { compareStructural, type IReactionDisposer, reaction } from 'mobx'
import type { CombinationMode } from '../domain/slip-combination'
import { enteredStakes, type SlipDraft, UNSAID } from '../domain/slip-draft'
import type { MemberMemory, RememberedSlip } from '../transport/slip-memory'
import type { Slip } from './slip'

export interface StakeSharingParts {
  readonly slip: Slip
  readonly memory: MemberMemory
  /** Stake that a bet begins with, as text. */
  readonly firstStake: () => string
  /** Now, and after the change of this time, epoch milliseconds. */
  readonly later: (than?: number) => number
}

/** Keeps the stakes of combinations in step with what is kept in this browser: the last change of a mode wins. */
export function shareStakes({ slip, memory, firstStake, later }: StakeSharingParts) {
  /** As this tab wrote or took them up last, by mode. */
  const known = new Map<string, { text: string; at: number }>()
  return { reactions, take }

  function reactions(): IReactionDisposer[] {
    return [
      reaction(own, push, { equals: compareStructural }),
      // What was typed for other selections is no stake of the next ones.
      reaction(
        () => slip.all.length === 0,
        (isEmpty) => isEmpty && begin('parlay', 'system'),
      ),
      reaction(
        () => slip.burmese.length === 0,
        (isEmpty) => isEmpty && begin('myanmar'),
      ),
    ]
  }

  function own() {
    return slip.combinations.flatMap(({ mode, wager: { draft } }) =>
      draft ? [{ mode, text: textOf(enteredStakes(draft)) }] : [],
    )
  }

  function push(stakes: ReturnType<typeof own>): void {
    for (const { mode, text } of stakes) {
      if ((known.get(mode)?.text ?? EMPTY) === text) continue
      const at = later(known.get(mode)?.at)
      known.set(mode, { text, at })
      memory.keepStake({ mode, ...(JSON.parse(text) as Pick<SlipDraft, 'stakeText'>), at })
    }
  }

  /** Takes up what the store has and this tab has not. */
  function take(there: RememberedSlip): void {
    const unknown = slip.combinations.filter(
      ({ mode }) => mode !== 'system' && !known.has(mode) && !there.stakes.some((one) => one.mode === mode),
    )
    for (const { wager } of unknown) wager.edit({ stakeText: firstStake() })
    for (const { mode, at, ...stake } of there.stakes) {
      const combination = slip.combinations.find((one) => one.mode === mode)
      if (combination?.wager.stage.stage === 'validating') continue
      if (!combination || at <= (known.get(mode)?.at ?? Number.NEGATIVE_INFINITY)) continue
      known.set(mode, { text: textOf(stake), at })
      combination.wager.edit({ ...stake, ...UNSAID })
    }
  }

  /** Of modes that have not been opened too: their stakes are in the store. */
  function begin(...modes: readonly CombinationMode[]): void {
    const kept = memory.read().stakes.map(({ mode }) => mode)
    for (const mode of modes) {
      const stake = { stakeText: mode === 'system' ? '' : firstStake(), rows: {} }
      const at = later(known.get(mode)?.at)
      known.set(mode, { text: textOf(stake), at })
      // A member who left has nothing there any more.
      if (kept.includes(mode)) memory.keepStake({ mode, ...stake, at })
      const combination = slip.combinations.find((one) => one.mode === mode)
      if (combination) combination.wager.edit({ ...stake, ...UNSAID })
    }
  }
}

const textOf = ({ stakeText, rows }: Pick<SlipDraft, 'stakeText' | 'rows'>): string =>
  JSON.stringify({ stakeText, rows: rows ?? {} })

const EMPTY = textOf({ stakeText: '' })
