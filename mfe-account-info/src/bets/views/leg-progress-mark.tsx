import type { BetLeg } from '@touchline/contracts/calls'
import { Icon, type IconName } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { legProgress, toneOf } from '../domain/leg-progress'
import { LazyBurmeseEnd } from './lazy-outcomes'
import styles from './leg-progress-mark.module.css'

const ICON: Record<ReturnType<typeof toneOf>, IconName> = { good: 'check', bad: 'close', even: 'minus' }

/** How far the match of a leg is: result with icon and word, period and minute; nothing before it begins. */
export function LegProgressMark({ leg }: { leg: BetLeg }) {
  const { t } = useWords()
  const progress = legProgress(leg)
  switch (progress.at) {
    case 'decided': {
      const tone = toneOf(progress.result)
      return (
        <span className={styles[tone]}>
          <Icon name={ICON[tone]} size={14} />{' '}
          {leg.myanmar ? <LazyBurmeseEnd leg={leg} /> : t(`result.${progress.result}`)}
        </span>
      )
    }
    case 'playing': {
      const { word, number } = progress.period
      return (
        <span className={styles.playing}>
          <span>{t(`progress.${word}`, { number })}</span>
          {progress.minute !== null && <bdi translate="no">{` ${progress.minute}′`}</bdi>}
        </span>
      )
    }
    case 'ended':
      return <span className={styles.even}>{t('progress.ended')}</span>
    default:
      return null
  }
}
