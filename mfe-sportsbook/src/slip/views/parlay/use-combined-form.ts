import type { Bet } from '@touchline/contracts/calls'
import type { Wording } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { type FormEvent, type RefObject, useId, useRef } from 'react'
import { isOffered, isRefusedForGood } from '../../domain/slip-gate'
import type { Combination } from '../../domain/slip-now'
import type { SlipStage } from '../../domain/slip-stage'
import { type SlipMoney, stakeFaultOf } from '../../domain/slip-stake'
import { adjustmentWords } from '../adjustment-words'
import { useOfflinePress } from '../form-notices'
import { betWording, locksOf, type PressForm, pressForm, type TermsMove, termsMoveOf } from '../press-form'
import { useSlip } from '../slip-context'
import { overPayoutWords, stakeError } from '../stake-error'
import { useGuard } from '../use-guard'
import { useStakeShortcut } from '../use-stake-shortcut'

/** Stages in which a combination is a form. */
export type FormStage = Extract<SlipStage, { stage: 'editing' | 'validating' | 'sending' }>

/** The common part of the forms of combinations. Call it in an observer. */
export function useCombinedForm(
  combination: Combination,
  { stage, draft }: FormStage,
  { hasStake, isPaidTogether = true }: { hasStake: boolean; isPaidTogether?: boolean },
) {
  const { t } = useWords()
  const { legs, wager } = combination
  const { slip, state, now } = useSlip()
  const field: RefObject<HTMLInputElement | null> = useRef<HTMLInputElement>(null)
  const button: RefObject<HTMLButtonElement | null> = useRef<HTMLButtonElement>(null)
  const conflict: RefObject<HTMLElement | null> = useRef<HTMLElement>(null)
  const errorId = useId()
  useStakeShortcut(field, button)
  const busy = stage === 'editing' ? null : stage
  const { money, moneyToBet } = wager
  const offline = useOfflinePress()
  const isGuarded = useGuard(busy !== null || wager.isConfirming, now, wager.guardedUntil)
  const isWhole = legs.fault.fault === 'none'
  const dead = legs.selections.filter(({ gate }) => isRefusedForGood(gate))
  const over = isWhole ? overPayoutWords(t, wager, state.currency, payoutKind()) : null
  const stakeFault = isWhole ? stakeFaultOf(money, wager.limits) : null
  const error = isWhole && !over ? stakeError(t, draft, money, state.currency, isPaidTogether) : null
  return {
    field,
    button,
    conflict,
    errorId,
    error,
    busy,
    isWhole,
    over,
    takeOutDead,
    dead: dead.length,
    /** Of the one stake of all. */
    stakeField: {
      ref: field,
      error,
      errorId,
      isLocked: busy !== null,
      note: adjustmentWords(t, draft.adjustment, wager.limits, state.currency, kindOf(combination)),
      // Limits of them together may not come while one of them is away.
      isShut: !legs.selections.every(({ gate }) => isOffered(gate)),
    },
    wasPressedOffline: offline.wasLost,
    money: moneyToBet,
    // More than may be staked can bring nothing.
    win: isWhole && !over && !isOverLimit(moneyToBet) ? (moneyToBet?.win ?? null) : null,
    submit: (event: FormEvent) => {
      event.preventDefault()
      offline.press()
      // The ways out are below the button: a press leads to them.
      if (conflict.current) {
        conflict.current.scrollIntoView({ block: 'nearest' })
        conflict.current.querySelector('button')?.focus()
        return
      }
      // The first press does no more than say that it was read.
      if (wager.hasRowsToRead) document.getElementById(errorId)?.scrollIntoView({ block: 'nearest' })
      void wager.press()
      const wrong = event.currentTarget.querySelector<HTMLElement>('input[aria-invalid="true"]')
      if (!hasStake || stakeFault === 'noAmount') (wrong ?? field.current)?.focus()
    },
    pressForm: (kind: 'parlay' | 'system' | 'body' | 'maung', values: Wording['values']): PressForm =>
      pressForm({
        currency: state.currency,
        pending: busy,
        isGuarded,
        deadLegs: dead.length,
        fault: legs.fault,
        offer:
          legs.readiness === 'locked'
            ? { locks: locksOf(legs.selections) }
            : { bet: betWording(kind, termsMove(), values) },
        paysTooMuch: wager.paysTooMuch,
        hasStake,
        stakeFault,
        movesTo: wager.movesTo,
        hasRowsToRead: wager.hasRowsToRead,
      }),
  }

  function takeOutDead(): void {
    slip.dropWithUndo(...dead)
  }

  function termsMove(): TermsMove {
    if (legs.readiness !== 'asks') return 'none'
    if (combination.mode === 'myanmar')
      return combination.legs.selections.some(({ gate }) => gate.gate === 'accept_line') ? 'line' : 'price'
    return termsMoveOf(combination.legs.selections.map(({ gate }) => gate))
  }

  function payoutKind() {
    if (combination.mode === 'system') return 'system'
    return legs.selections.length > 1 ? 'combined' : 'single'
  }
}

/** The kind of bet that a combination is now. */
export function kindOf({ mode, legs }: Pick<Combination, 'mode' | 'legs'>): Bet['kind'] {
  if (mode !== 'myanmar') return mode
  return legs.selections.length > 1 ? 'mmo_parlay' : 'mmo_single'
}

const isOverLimit = (money: SlipMoney | null): boolean =>
  money !== null &&
  !money.verdict.ok &&
  ['betOverMax', 'betOverMaxPayout', 'betOverMaxPerMatch'].includes(money.verdict.code)
