import type { Bet, RejectedBy } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney, scoreText } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import { voidTextOfBet } from '../../shared/views/void-text'
import { legsOf, type SentBet, type SentCombination } from '../domain/slip-sent'
import type { SlipRejection } from '../domain/slip-stage'
import { errorText, picksAlone, refusalWords } from './slip-words'

/** The code of the rejection, where the server sent one. */
export function rejectionCode(rejection: SlipRejection): string | null {
  if (rejection.why === 'refused') return rejection.refusal.code
  return rejection.why === 'rejected' ? rejection.bet.reason : null
}

/** The reason of a rejection, the change in the match, and the returned money. */
export function rejectionWords(
  t: Translate,
  rejection: SlipRejection,
  currency: Currency,
): { title: string; text: string } {
  switch (rejection.why) {
    case 'refused':
      return {
        title: t('rejected.titleNotPlaced'),
        text: `${refusalWords(t, rejection.refusal, currency)} ${t('rejected.nothingTaken')}`,
      }
    case 'rejected': {
      if (rejection.bet.status === 'void') return voidWords(t, rejection.bet)
      const reason = rejection.bet.reason ? `${errorText(t, rejection.bet.reason)} ` : ''
      const change = changeText(t, rejection.bet.rejected_by)
      const risk = formatMoney(rejection.bet.risk, currency)
      return {
        title: t('rejected.title'),
        text: `${reason}${change ? `${change}. ` : ''}${t('rejected.available', { risk })}`,
      }
    }
    case 'not_placed':
      return {
        title: t('rejected.titleNotPlaced'),
        text: `${t('rejected.notArrived')} ${t('rejected.nothingTaken')}`,
      }
  }
}

/** The bet was placed, and void before its answer. */
function voidWords(t: Translate, bet: Bet): { title: string; text: string } {
  const back = t('bets.stakeBack', { risk: formatMoney(bet.risk, bet.currency) })
  return { title: t('rejected.titleVoid'), text: [voidTextOfBet(bet, t) ?? '', back].join(' ').trim() }
}

/** The same as one text with the selections, for a closed slip. */
export function notPlacedText(
  t: Translate,
  sent: SentBet | SentCombination,
  rejection: SlipRejection,
): string {
  const legs = legsOf(sent)
  const { title, text } = rejectionWords(t, rejection, sent.currency)
  return `${picksAlone(t, legs)} · ${title} ${text}`
}

/** "Score 0-0 → 1-0", as My Bets has it; of a move of the price the slip shows both prices by itself. */
function changeText(t: Translate, by: RejectedBy | null | undefined): string | null {
  if (!by || by.what === 'price') return null
  return t(`rejection.${by.what}`, { from: scoreText(by.from), to: scoreText(by.to) })
}
