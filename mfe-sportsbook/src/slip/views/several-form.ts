import type { Wording } from '@touchline/rules'
import { editableOf, leavingOf, readyOf, skippedOf, totalsOf } from '../domain/several'
import { isOffered, isRefusedForGood } from '../domain/slip-gate'
import type { SlipEntry } from '../domain/slip-now'
import { stakeFaultOf } from '../domain/slip-stake'
import type { SlipContext } from '../state/slip-context'
import { betWording, type FormFacts, locksOf, pageLock, termsMoveOf } from './press-form'

/** Several singles as one form. */
export function severalForm(
  all: readonly SlipEntry[],
  state: Pick<SlipContext, 'currency' | 'available' | 'isViewOnly' | 'closedUntil' | 'freshness'>,
) {
  const editable = editableOf(all)
  const ready = readyOf(all)
  const skipped = skippedOf(all)
  const pending = leavingOf(all)
  const dead = editable.filter(({ selection }) => isRefusedForGood(selection.gate))
  const isSending = pending.some(
    ({ wager: { stage, isConfirming } }) =>
      isConfirming || stage.stage === 'validating' || stage.stage === 'sending',
  )
  const isStaked = editable.some(({ wager }) => wager.draft?.stakeText)
  /** No other bet is prepared meanwhile: the button shows the stage of the pending bets. */
  const isDeciding =
    pending.length > 0 && editable.every((entry) => !entry.wager.draft?.stakeText || dead.includes(entry))
  const isShut = !editable.some(({ selection }) => isOffered(selection.gate))
  const isOfferedNone = !isDeciding && ready.length === 0 && editable.length > 0 && (isShut || isStaked)
  const totals = totalsOf(ready)
  const isShort = totals !== null && totals.risk > state.available
  /** The first single whose stake is no amount. */
  const wrong = ready.find(({ wager }) => stakeFaultOf(wager.money, wager.limits) === 'noAmount')
  /** The bets of the sums. */
  const counted = isSending || isDeciding ? pending : ready
  const facts: Omit<FormFacts, 'isGuarded'> = {
    currency: state.currency,
    pending: pendingStage(),
    offer: offer(),
    // Its card shows it.
    paysTooMuch: false,
    hasStake: ready.length > 0 || isOfferedNone,
    stakeFault: stakeFault(),
    // A press moves the stakes of the singles one by one.
    movesTo: null,
  }
  return {
    editable,
    ready,
    skipped,
    pending,
    dead,
    isSending,
    isShut,
    isShort,
    wrong,
    counted,
    sums: totalsOf(counted),
    facts,
  }

  function pendingStage(): FormFacts['pending'] {
    if (isSending) return 'sending'
    if (!isDeciding) return null
    return pending.some(({ wager }) => wager.stage.stage === 'waiting') ? 'waiting' : 'checking'
  }

  function offer(): FormFacts['offer'] {
    const lock = pageLock(state)
    if (lock) return { locks: [lock] }
    if (isOfferedNone && skipped.size === 0)
      return { locks: locksOf(editable.map(({ selection }) => selection)) }
    return { bet: betsWording(ready, all.length) }
  }

  /** Of different reasons to skip singles their cards show each. */
  function stakeFault(): FormFacts['stakeFault'] {
    if (isOfferedNone) {
      const [reason = null, ...others] = new Set(skipped.values())
      return others.length > 0 ? 'full' : reason
    }
    if (wrong) return 'noAmount'
    return isShort ? 'short' : null
  }
}

function betsWording(ready: readonly SlipEntry[], total: number): Wording {
  const gates = ready.map(({ selection }) => selection.gate)
  const moved = ready.filter(({ wager }) => wager.kind.on.readiness === 'asks').length
  const values = { count: ready.length, total, moved }
  if (moved === 0) return betWording('several', ready.length === total ? 'none' : 'some', values)
  const lines = gates.filter(({ gate }) => gate === 'accept_line').length
  return betWording('several', lines > 0 && lines < moved ? 'mixed' : termsMoveOf(gates), values)
}
