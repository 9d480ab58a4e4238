import type { Bet } from '@touchline/contracts'
import { formatOdds } from '@touchline/rules'
import type { TFunction } from 'i18next'
import type { SlipWords } from '../../state/slip-news'
import { signedMoney } from './signed-money'
import { errorWords, pickWithLine } from './slip-words'

/** What the slip says to the rest of the page, in the language of the moment. */
export function slipWords(words: () => TFunction): SlipWords {
  return {
    summary: (leg) => `${pickWithLine(words(), leg)} @ ${formatOdds(leg.odds)}`,
    busy: () => words()('busy'),
    full: (count) => words()('full', { count }),
    decided: (bet) => decidedWords(words(), bet),
  }
}

function decidedWords(t: TFunction, bet: Bet): string {
  const name = bet.legs.map((leg) => pickWithLine(t, leg)).join(' + ')
  switch (bet.status) {
    case 'waiting':
    case 'running':
      return t('decided.running', { name })
    case 'rejected':
      return t('decided.rejected', { name, reason: bet.reason ? errorWords(t, bet.reason) : '' })
    case 'void':
      return t('decided.void', { name })
    case 'settled':
    case 'cashout': {
      const result = t(`bets.result.${bet.result ?? 'draw'}`)
      return t('decided.settled', { name, result, net: signedMoney(bet.net ?? 0, bet.currency) })
    }
  }
}
