import { reaction } from 'mobx'
import { type RefusalContext, refusalOfNow } from '../domain/remaining-on-match'
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
 * Updates the refusal of a bet by later reports, by the rule of `remainingOnMatch`. Reports during validation
 * count after it. Returns its end.
 */
export function keepRefusalOfNow(
  wager: Refused,
  { context, now: clock }: { readonly context: { readonly available: number }; readonly now: () => number },
): () => void {
  let known: (RefusalContext & { readonly refusal: SlipRefusal }) | null = null
  return reaction(
    () => {
      const { draft, kind, stage } = wager
      if (!draft?.refusal) return null
      const { name, matchLimitReport } = kind
      const isEditing = stage.stage === 'editing'
      return {
        refusal: draft.refusal,
        name,
        matchLimitReport,
        available: context.available,
        at: clock(),
        isEditing,
      }
    },
    (now) => {
      // Another refusal belongs to the facts of its moment.
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
