import { reaction } from 'mobx'
import { refusalOfNow, type SaidOf } from '../domain/left-on-match'
import type { SlipDraft, SlipRefusal } from '../domain/slip-draft'
import type { AnySent } from '../domain/slip-sent'
import type { WagerKind } from '../domain/wager-kind'

interface Refused {
  readonly stage: { readonly stage: string }
  readonly draft: SlipDraft | null
  readonly kind: WagerKind<AnySent>
  edit(change: Partial<SlipDraft>): void
}

/**
 * Keeps the refusal of a bet in step with what is told after it, by the rule of `leftOnMatch`. While the bet is being checked nothing
 * of it can be changed: what was told meanwhile counts from the end of that on. Until the answer is called.
 */
export function keepRefusalOfNow(
  wager: Refused,
  { context, now: clock }: { readonly context: { readonly available: number }; readonly now: () => number },
): () => void {
  let known: (SaidOf & { readonly refusal: SlipRefusal }) | null = null
  return reaction(
    () => {
      const { draft, kind, stage } = wager
      if (!draft?.refusal) return null
      const { name, leftTold } = kind
      const isEditing = stage.stage === 'editing'
      return { refusal: draft.refusal, name, leftTold, available: context.available, at: clock(), isEditing }
    },
    (now) => {
      // Another refusal is of what is known when it comes.
      if (now?.refusal !== known?.refusal) known = now
      const { draft, kind } = wager
      if (!now?.isEditing || !known || !draft) return
      const of = { kind, money: kind.money(draft), least: kind.least?.(draft) }
      const refusal = refusalOfNow(now.refusal, known, now, of)
      if (refusal === now.refusal) return
      known = refusal && { ...now, refusal, at: known.at }
      wager.edit({ refusal })
    },
    { fireImmediately: true },
  )
}
