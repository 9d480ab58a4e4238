import type { Currency } from '@touchline/contracts/limits'
import { useWords } from '@touchline/ui/words'
import type { SlipRejection } from '../../domain/slip-stage'
import { rejectionWords } from './rejection-words'

/** Why a bet does not stand, as it is spoken. */
export function SaidRejection({ rejection, currency }: { rejection: SlipRejection; currency: Currency }) {
  const { t } = useWords()
  const { title, text } = rejectionWords(t, rejection, currency)
  return `${title} ${text}`
}
