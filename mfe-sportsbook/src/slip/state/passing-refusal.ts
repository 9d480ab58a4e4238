import { reaction, when } from 'mobx'
import type { SlipDraft } from '../domain/slip-draft'
import { isUpdating } from '../domain/slip-gate'

/** So long it is there to be read. */
const READ_MS = 3000

interface Refused {
  readonly stage: { readonly stage: string }
  readonly draft: SlipDraft | null
  readonly kind: { readonly readiness: 'locked' | 'ready' | 'asks' }
  edit(change: Partial<SlipDraft>): void
}

/**
 * Takes a refusal for a price that was moving back, once it has been there to be read and the bet can be pressed again: "please
 * wait" is true no more then. Of several singles each keeps it until it is edited or pressed
 * again: nobody reads all of them within that time. Until the answer is called.
 */
export function takeBackPassing(wager: Refused, isOneOfSeveral: () => boolean): () => void {
  let stop = () => {}
  const refused = reaction(
    () => wager.draft?.refusal,
    (refusal) => {
      stop()
      if (!refusal || !isUpdating(refusal.code)) return
      const read = setTimeout(() => {
        stop = when(
          // While it is being looked at again nothing of it can be changed.
          () => !isOneOfSeveral() && wager.stage.stage === 'editing' && wager.kind.readiness !== 'locked',
          () => wager.draft?.refusal === refusal && wager.edit({ refusal: null }),
        )
      }, READ_MS)
      stop = () => clearTimeout(read)
    },
  )
  return () => {
    stop()
    refused()
  }
}
