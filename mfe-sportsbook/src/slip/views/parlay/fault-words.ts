import type { Translate } from '@touchline/ui/words'
import type { CombinationFault } from '../../domain/slip-combination'

/** What the button says of legs that cannot be combined; null where they can. */
export function faultWords(t: Translate, fault: CombinationFault): string | null {
  switch (fault.fault) {
    case 'conflict':
    case 'alone':
      return t('parlay.resolve', { count: fault.fault === 'conflict' ? fault.count : fault.places.length })
    case 'too_few':
      return t('parlay.addMore', { count: fault.missing })
    case 'too_many':
      return t('parlay.tooMany', { most: fault.most })
    case 'no_limit':
      return t('combined.noLimit')
    case 'none':
      return null
  }
}
