import { formatMoney } from '@touchline/rules'
import type { Translate } from '@touchline/ui/words'
import type { SlipLeg } from '../../domain/slip-leg'
import type { SlipMatch } from '../../domain/slip-match'
import type { SentBet } from '../../domain/slip-sent'
import type { SlipRejection } from '../../domain/slip-stage'
import { errorText, refusalWords } from './slip-words'

/** The code of the server that says why, where it said one. */
export function rejectionCode(rejection: SlipRejection): string | null {
  if (rejection.why === 'refused') return rejection.refusal.code
  return rejection.why === 'rejected' ? rejection.bet.reason : null
}

const GOAL_CODES = ['rejectedGoal', 'rejectedScore']

/** "Arsenal 0-0 → 1-0 Chelsea": the score that a bet was sent at, and the one of now; null where it is the same, or unknown. */
export function scoredText(
  t: Translate,
  leg: SlipLeg,
  match: Pick<SlipMatch, 'score'> | null,
): string | null {
  const [before, now] = [leg.score_at_bet?.join('-'), match?.score.join('-')]
  if (!before || !now || before === now) return null
  const [home, away] = [leg.home, leg.away].map((team) => t('pick.team', { team }))
  return `${home} ${before} → ${now} ${away}`
}

/** Why a bet does not stand, that nothing was taken, and after a goal what was scored. */
export function rejectionWords(
  t: Translate,
  rejection: SlipRejection,
  sent: Pick<SentBet, 'risk' | 'currency'>,
  scored: string | null = null,
): { title: string; text: string } {
  const risk = formatMoney(sent.risk, sent.currency)
  switch (rejection.why) {
    case 'refused':
      return {
        title: t('rejected.titleNotPlaced'),
        text: `${refusalWords(t, rejection.refusal, sent.currency)} ${t('rejected.nothingTaken')}`,
      }
    case 'rejected': {
      const reason = rejection.bet.reason ? `${errorText(t, rejection.bet.reason)} ` : ''
      const goal = scored && GOAL_CODES.includes(rejection.bet.reason ?? '') ? `${scored}. ` : ''
      const title = t(rejection.bet.status === 'void' ? 'rejected.titleVoid' : 'rejected.title')
      return { title, text: `${reason}${goal}${t('rejected.available', { risk })}` }
    }
    case 'not_placed':
      return {
        title: t('rejected.titleNotPlaced'),
        text: `${t('rejected.notArrived')} ${t('rejected.nothingTaken')}`,
      }
  }
}
