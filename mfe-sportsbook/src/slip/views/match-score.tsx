import type { Score } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { SlipLeg } from '../../shared/domain/slip-leg'
import { countedText } from '../../shared/views/kind-text'
import styles from './slip.module.css'

/** "Arsenal 1-0 Chelsea", or what else than goals that counts: "Arsenal Corners 1-0 Chelsea". Half a score says something else, so it stays on one line. */
export function MatchScore({ leg, score }: { leg: SlipLeg; score: Score }) {
  const { t, name } = useWords()
  const counted = countedText(leg, t)
  return (
    <>
      {name(leg.home)}{' '}
      <b className={styles.score} translate="no">
        {`${counted ? `${counted} ` : ''}${score.join('-')}`}
      </b>{' '}
      {name(leg.away)}
    </>
  )
}
