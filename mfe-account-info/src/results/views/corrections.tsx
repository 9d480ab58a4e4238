import type { ResultDetails, ResultWord } from '@touchline/contracts/calls'
import { matchPeriod } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { momentText } from '../../shared/views/clock-text'
import { scoreText, stateWord } from '../domain/results'
import { isToCome } from '../domain/to-come'
import { winnersOf } from '../domain/winners'
import styles from './match-details.module.css'
import { sideOf } from './side-of'

const SOURCES = ['feed', 'operator']

/** The result of a match before each correction and after it, when, and by whom. */
export function Corrections({ match }: { match: ResultDetails }) {
  const words = useWords()
  const { t } = words
  if (match.corrections.length === 0) return null
  return (
    <ul className={styles.corrections} aria-label={t('results.corrections')}>
      {match.corrections.map(({ at, source, before, after }) => {
        const was = factsOf(match, before, at, words)
        const is = factsOf(match, after, at, words)
        return (
          <li key={at}>
            <b>{t('results.correctedAt', { at: momentText(at) })}</b>{' '}
            <span className={styles.source}>
              {t(`results.source.${SOURCES.includes(source) ? source : 'rule'}`)}
            </span>
            {[...new Set([...was.keys(), ...is.keys()])]
              .filter((name) => was.get(name) !== is.get(name))
              .map((name) => (
                <div key={name} className={styles.change}>
                  <span>{name}</span> <span className={styles.spoken}>{t('results.before')}</span>{' '}
                  <s>{was.get(name) ?? '–'}</s> <Icon name="chevronRight" size={14} />{' '}
                  <b>
                    <span className={styles.spoken}>{t('results.after')}</span> {is.get(name) ?? '–'}
                  </b>
                </div>
              ))}
          </li>
        )
      })}
    </ul>
  )
}

const GOALS = ['first_goal', 'last_goal'] as const

/** Before its first kick-off a match without a result was to come, as its heading says, and not being played. */
const wordAt = (match: ResultDetails, result: ResultWord, at: number): string =>
  isToCome({ state: result.state, kickoff: Math.min(match.first_kickoff, match.kickoff) }, at)
    ? 'toCome'
    : stateWord(result)

/** All facts of a result at one time, each under its name, without missing ones. */
function factsOf(match: ResultDetails, result: ResultWord, at: number, words: ReturnType<typeof useWords>) {
  const { t, name } = words
  const state = t(`results.state.${wordAt(match, result, at)}`)
  // The state of a void match explains the refund, not how play ended.
  const ended =
    result.state === 'void' && result.decided && result.decided !== result.void_reason
      ? ` · ${t(`results.state.${result.decided}`)}`
      : ''
  const side = (of: 'home' | 'away' | 'none' | null) => of && sideOf(match, of, words)
  const all: [name: string, value: string | null][] = [
    [t('results.status'), state + ended],
    [t('results.half'), scoreText(result.half_time)],
    [t('results.full'), scoreText(result.full_time)],
    ...result.parts.map(([part, home, away]): [string, string] => {
      const { word, number } = matchPeriod(part, match.sport)
      return [t(`progress.${word}`, { number }), `${home}-${away}`]
    }),
    ...GOALS.map((which): [string, string | null] => [t(`results.${which}`), side(result[which])]),
    ...GOALS.map((which): [string, string | null] => [
      `${t('results.half')} · ${t(`results.${which}`)}`,
      side(result[`first_half_${which}`]),
    ]),
    [t('results.goesOn'), side(result.goes_on)],
    [
      t('results.winners'),
      winnersOf({ ...match, ...result })
        .map(name)
        .join(', ') || null,
    ],
  ]
  return new Map(all.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])))
}
