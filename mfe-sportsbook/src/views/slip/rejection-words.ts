import { formatMoney } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import type { SentBet } from '../../domain/slip-sent'
import type { SlipRejection } from '../../domain/slip-stage'
import { errorText, refusalWords } from './slip-words'

/** The code of the server that says why, where it said one. */
export function rejectionCode(rejection: SlipRejection): string | null {
  if (rejection.why === 'refused') return rejection.refusal.code
  return rejection.why === 'rejected' ? rejection.bet.reason : null
}

/** Why a bet does not stand, and that nothing was taken. */
export function rejectionWords(
  t: Translate,
  rejection: SlipRejection,
  sent: Pick<SentBet, 'risk' | 'currency'>,
): { title: string; text: string } {
  const risk = formatMoney(sent.risk, sent.currency)
  switch (rejection.why) {
    case 'refused':
      return {
        title: t('rejected.titleNotPlaced'),
        text: `${refusalWords(t, rejection.refusal)} ${t('rejected.nothingTaken')}`,
      }
    case 'rejected': {
      const reason = rejection.bet.reason ? `${errorText(t, rejection.bet.reason)} ` : ''
      const title = t(rejection.bet.status === 'void' ? 'rejected.titleVoid' : 'rejected.title')
      return { title, text: `${reason}${t('rejected.available', { risk })}` }
    }
    case 'not_placed':
      return {
        title: t('rejected.titleNotPlaced'),
        text: `${t('rejected.notArrived')} ${t('rejected.nothingTaken')}`,
      }
  }
}
