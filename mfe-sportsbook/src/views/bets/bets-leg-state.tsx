import type { Bet, BetLeg, BetResult } from '@touchline/contracts/calls'
import { Icon, type IconName } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { legStanding } from '../../domain/bets-leg-state'
import { standingNow } from '../../domain/bets-standing'
import type { SlipMatch } from '../../domain/slip-match'
import slip from '../slip/slip.module.css'
import styles from './bets.module.css'

interface BetsLegStateProps {
  bet: Bet
  place: number
  match: SlipMatch | undefined
}

/** How a leg does among others, as icon and word: won, lost, void, winning as it stands, or what rejected the bet. */
export function BetsLegState({ bet, place, match }: BetsLegStateProps) {
  const { t } = useWords()
  const standing = legStanding(bet, place, standingNow(bet.legs[place] as BetLeg, match))
  switch (standing.stands) {
    case 'rejecting':
      return <Mark icon="warning" look={slip.loss} text={t('legState.rejecting')} />
    case 'decided':
      return <Mark {...MARKS[standing.result]} text={t(`bets.result.${standing.result}`)} />
    case 'beyond':
      return <Mark icon="close" look={slip.loss} text={t('legState.beyond')} />
    case 'playing':
      return (
        standing.result && <Mark icon="live" look={slip.clock} text={t(`legState.now.${standing.result}`)} />
      )
    case 'open':
      return null
  }
}

function Mark({ icon, look, text }: { icon: IconName; look: string | undefined; text: string }) {
  return (
    <span className={`${styles.legState} ${look ?? ''}`}>
      <Icon name={icon} size={12} /> {text}
    </span>
  )
}

const MARKS: Record<BetResult, { icon: IconName; look: string | undefined }> = {
  win: { icon: 'check', look: slip.win },
  half_win: { icon: 'check', look: slip.win },
  draw: { icon: 'minus', look: undefined },
  half_lose: { icon: 'close', look: slip.loss },
  lose: { icon: 'close', look: slip.loss },
  void: { icon: 'minus', look: undefined },
  cashout: { icon: 'minus', look: undefined },
}
