import type { ResultDetails, ResultWord } from '@touchline/contracts/calls'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { scoreText, stateWord } from '../../domain/results'
import { momentText } from '../clock-text'
import styles from './match-details.module.css'
import { sideOf } from './side-of'

const SOURCES = ['feed', 'operator']

/** What was said of a match before each correction and after it, when, and by whom. */
export function Corrections({ match }: { match: ResultDetails }) {
  const words = useWords()
  const { t } = words
  if (match.corrections.length === 0) return null
  const { decided } = match
  const word = (said: ResultWord): string => t(`results.state.${stateWord({ ...said, decided })}`)
  return (
    <ul className={styles.corrections} aria-label={t('results.corrections')}>
      {match.corrections.map(({ at, source, before, after }) => {
        const goal = (said: ResultWord, which: 'first_goal' | 'last_goal') =>
          said[which] === null ? '–' : sideOf(match, said[which], words)
        const changes: [name: string, before: string, after: string][] = [
          [t('results.status'), word(before), word(after)],
          [t('results.half'), scoreText(before.half_time), scoreText(after.half_time)],
          [t('results.full'), scoreText(before.full_time), scoreText(after.full_time)],
          [t('results.first_goal'), goal(before, 'first_goal'), goal(after, 'first_goal')],
          [t('results.last_goal'), goal(before, 'last_goal'), goal(after, 'last_goal')],
        ]
        return (
          <li key={at}>
            <b>{t('results.correctedAt', { at: momentText(at) })}</b>{' '}
            <span className={styles.source}>
              {t(`results.source.${SOURCES.includes(source) ? source : 'rule'}`)}
            </span>
            {changes
              .filter(([, was, is]) => was !== is)
              .map(([name, was, is]) => (
                <div key={name} className={styles.change}>
                  <span>{name}</span> <span className={styles.spoken}>{t('results.before')}</span>{' '}
                  <s>{was}</s> <Icon name="chevronRight" size={14} />{' '}
                  <b>
                    <span className={styles.spoken}>{t('results.after')}</span> {is}
                  </b>
                </div>
              ))}
          </li>
        )
      })}
    </ul>
  )
}
