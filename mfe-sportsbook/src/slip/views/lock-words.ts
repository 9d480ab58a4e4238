import type { Translate } from '@touchline/ui/words'
import type { SlipGate, SlipLock } from '../domain/slip-gate'
import type { StakeFault } from '../domain/slip-stake'

/** What a button says of the lock of a selection. */
export function lockWords(t: Translate, lock: SlipLock): string {
  switch (lock.lock) {
    case 'loading':
      return t('button.loading')
    case 'view_only':
      return t('button.viewOnly')
    case 'maintenance':
      return t('button.maintenance')
    case 'suspended':
      return t('button.suspended')
    case 'closed':
      return t('button.closed')
    case 'stale':
    case 'offline':
    case 'unquoted':
      return t('button.locked')
  }
}

/** The same of several: the one word for all that are locked, where they have one. */
export function lockWordsOf(
  t: Translate,
  selections: readonly { readonly gate: { readonly gate: SlipGate['gate']; readonly lock?: SlipLock } }[],
): string {
  const words = new Set(selections.flatMap(({ gate }) => (gate.lock ? lockWords(t, gate.lock) : [])))
  const [word] = words
  return words.size === 1 && word ? word : t('button.locked')
}

/** The text of the button for a faulty stake. */
export function stakeFaultWords(t: Translate, fault: StakeFault): string {
  switch (fault) {
    case 'short':
      return t('button.short')
    case 'full':
      return t('button.locked')
    case 'noAmount':
      return t('button.enterStake')
  }
}
