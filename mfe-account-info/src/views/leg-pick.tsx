import type { BetLeg } from '@touchline/contracts'
import { useWords } from '@touchline/ui/words'
import { givesGoals, lineText, pickWording } from '../domain/pick-wording'
import styles from './leg-pick.module.css'

/** What was picked: side and signed line, then the match with its score, then league and type. */
export function LegPick({ leg }: { leg: BetLeg }) {
  const { t, say } = useWords()
  const line = lineText(leg)
  const gives = givesGoals(leg)
  return (
    <>
      <div className={styles.pick}>
        {say(pickWording(leg))}{' '}
        {line !== null && <span className={gives ? styles.gives : undefined}>{line}</span>}
      </div>
      <div className={styles.match}>{matchText(leg, t)}</div>
      <div className={styles.league}>
        {leg.league} · {typeText(leg, t)}
      </div>
    </>
  )
}

type Translate = ReturnType<typeof useWords>['t']

function matchText({ home, away, score, score_at_bet, market, bet_type }: BetLeg, t: Translate): string {
  // An outright has no opponent.
  if (away === '') return home
  const match = score
    ? t('match.score', { home, away, score: score.join('-') })
    : t('match.versus', { home, away })
  // In-play handicaps count goals from the score they were struck at.
  const countsFrom = bet_type === 'hdp' && market === 3 && score_at_bet
  return countsFrom ? t('match.from', { match, score: score_at_bet.join('-') }) : match
}

function typeText({ bet_type, period }: BetLeg, t: Translate): string {
  const type = t(`betType.${bet_type}`)
  return period === 1 ? t('betType.firstHalf', { type }) : type
}
