import type { Translate } from '@touchline/ui/words'
import type { StakeLock } from '../../domain/slip-stake'

/** What a button says that its stake keeps locked. */
export function stakeLockWords(t: Translate, lock: StakeLock): string {
  switch (lock) {
    case 'short':
      return t('button.short')
    case 'full':
      return t('button.locked')
    case 'unread':
      return t('button.enterStake')
  }
}
