import type { Bet, BetLeg, BetResult } from '@touchline/contracts/calls'
import { burmeseEnd, formatSignedPercent, legProgress, resultWord } from '@touchline/rules'
import { Icon, type IconName } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { worded } from '../../slip'
import slip from '../../slip/views/slip.module.css'
import { currentMatchState } from '../domain/bets-progress'
import styles from './bets.module.css'

interface BetsLegStateProps {
  bet: Bet
  place: number
  match: SlipMatch | undefined
}

/**
 * The progress of a leg, as icon and word: won, lost, void, winning so far, or the reason of the rejection. A Burmese leg shows
 * its percentage, and once it is decided how that came about.
 */
export function BetsLegState({ bet, place, match }: BetsLegStateProps) {
  const { t } = useWords()
  const leg = bet.legs[place] as BetLeg
  const progress = legProgress(bet, place, currentMatchState(leg, match))
  switch (progress.stage) {
    case 'rejecting':
      return <Mark icon="warning" look={slip.loss} text={t('legState.rejecting')} />
    case 'decided':
      return <Mark {...MARKS[progress.result]} text={decidedWords(progress.result)} />
    case 'beyond':
      return <Mark icon="close" look={slip.loss} text={t('legState.beyond')} />
    case 'playing':
      return (
        progress.result && (
          <Mark {...NOW_MARKS[progress.result]} text={playingWords(progress.result, progress.percent)} />
        )
      )
    case 'open':
      return null
  }

  function decidedWords(result: BetResult): string {
    const end = burmeseEnd(leg)
    return end ? worded(t, end) : t(`bets.result.${result}`)
  }

  function playingWords(result: BetResult, percent: number | null): string {
    const word = t(`legState.now.${resultWord(result, percent !== null)}`)
    return percent ? `${word} ${formatSignedPercent(percent)}` : word
  }
}

function Mark({ icon, look, text }: { icon: IconName; look: string | undefined; text: string }) {
  return (
    <span className={`${styles.legState} ${look ?? ''}`}>
      <Icon name={icon} size={12} /> {text}
    </span>
  )
}

/** Up or down so far; a decided leg has a tick or a cross. */
const NOW_MARKS: Record<BetResult, { icon: IconName; look: string | undefined }> = {
  win: { icon: 'chevronUp', look: slip.win },
  half_win: { icon: 'chevronUp', look: slip.win },
  draw: { icon: 'minus', look: undefined },
  half_lose: { icon: 'chevronDown', look: slip.loss },
  lose: { icon: 'chevronDown', look: slip.loss },
  void: { icon: 'minus', look: undefined },
  cashout: { icon: 'minus', look: undefined },
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
