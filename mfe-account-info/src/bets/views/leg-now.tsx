import type { Bet, BetResult } from '@touchline/contracts/calls'
import { formatSignedPercent, legMatchState, legProgress, resultWord } from '@touchline/rules'
import { Icon, type IconName } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import styles from './leg-progress-mark.module.css'

export interface LegNowProps {
  bet: Bet
  place: number
}

/** The state of a leg in play: winning or losing if nothing more were scored, for a Burmese leg with its percent. */
export function LegNow({ bet, place }: LegNowProps) {
  const { t } = useWords()
  const leg = bet.legs[place]
  if (!leg) return null
  const progress = legProgress(bet, place, legMatchState(leg))
  if (progress.stage === 'beyond') return <Mark look="bad" icon="close" text={t('legNow.beyond')} />
  if (progress.stage !== 'playing' || !progress.result) return null
  const { result, percent } = progress
  const word = t(`legNow.${resultWord(result, percent !== null)}`)
  return <Mark {...LOOK[result]} text={percent ? `${word} ${formatSignedPercent(percent)}` : word} />
}

interface Look {
  look: 'good' | 'bad' | 'even'
  icon: IconName
}

const Mark = ({ look, icon, text }: Look & { text: string }) => (
  <span className={styles[look]}>
    <Icon name={icon} size={14} /> {text}
  </span>
)

const LOOK: Record<BetResult, Look> = {
  win: { look: 'good', icon: 'chevronUp' },
  half_win: { look: 'good', icon: 'chevronUp' },
  draw: { look: 'even', icon: 'minus' },
  half_lose: { look: 'bad', icon: 'chevronDown' },
  lose: { look: 'bad', icon: 'chevronDown' },
  void: { look: 'even', icon: 'minus' },
  cashout: { look: 'even', icon: 'minus' },
}
