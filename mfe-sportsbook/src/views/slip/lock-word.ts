import type { SlipGate, SlipLock } from '../../domain/slip-gate'

/** What a button says of the lock of a selection; key of `button.*`. */
export function lockWord(lock: SlipLock): LockWord {
  switch (lock.lock) {
    case 'loading':
      return 'loading'
    case 'view_only':
      return 'viewOnly'
    case 'maintenance':
      return 'maintenance'
    case 'suspended':
      return 'suspended'
    case 'closed':
      return 'closed'
    case 'stale':
    case 'offline':
    case 'unquoted':
      return 'locked'
  }
}

type LockWord = 'loading' | 'viewOnly' | 'maintenance' | 'suspended' | 'closed' | 'locked'

/** The same of several: the one word for all that are locked, where they have one. */
export function lockWordOf(
  selections: readonly { readonly gate: { readonly gate: SlipGate['gate']; readonly lock?: SlipLock } }[],
): LockWord {
  const words = new Set(selections.flatMap(({ gate }) => (gate.lock ? lockWord(gate.lock) : [])))
  const [word] = words
  return words.size === 1 && word ? word : 'locked'
}
