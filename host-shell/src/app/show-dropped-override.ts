import i18next from 'i18next'
import type { OverrideFacts } from '../composition/composition'
import type { Dialogs } from '../services/dialogs'

/** Says that this browser runs the released version although it was set to run another. */
export function showDroppedOverride(dialogs: Dialogs, area: string, { text, reason }: OverrideFacts): void {
  const words = i18next.t('shell:overrideDropped', { area, override: text, reason })
  dialogs.notify({ tone: 'warning', text: words, lastsMs: 0 })
}
