import type { ResultDetails } from '@touchline/contracts/calls'
import { matchPeriod } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import { momentText } from '../../domain/clock-text'
import { childWord, scoreText } from '../../domain/results'
import { Corrections } from './corrections'
import styles from './match-details.module.css'
import { sideOf } from './side-of'

interface MatchDetailsProps {
  match: ResultDetails
  /** Says nothing where nothing is recorded. */
  isQuiet?: boolean
}

/** What is recorded of a match beside its score, and what was said before it was corrected. */
export function MatchDetails({ match, isQuiet = false }: MatchDetailsProps) {
  const { t } = useWords()
  const facts = factsOf(match, t)
  return (
    <div className={styles.details}>
      {facts.length > 0 ? (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        !isQuiet && match.corrections.length === 0 && <p>{t('results.nothing')}</p>
      )}
      <Corrections match={match} />
    </div>
  )
}

type Translate = ReturnType<typeof useWords>['t']

const CHILD_WORDS = ['Corners', 'Bookings']

function factsOf(match: ResultDetails, t: Translate): [name: string, value: ReactNode][] {
  const { sport, parts, children, winners, goes_on, kickoff, first_kickoff, league } = match
  const child = (name: string): string => (CHILD_WORDS.includes(name) ? t(`results.child.${name}`) : name)
  return [
    ...(first_kickoff === kickoff
      ? []
      : [[t('results.firstKickoff'), momentText(first_kickoff)] as [string, ReactNode]]),
    ...parts.map(([part, home, away]): [string, ReactNode] => {
      const { word, number } = matchPeriod(part, sport)
      return [t(`progress.${word}`, { number }), `${home}-${away}`]
    }),
    ...(['first_goal', 'last_goal'] as const).flatMap((which): [string, ReactNode][] => {
      const side = match[which]
      return side === null ? [] : [[t(`results.${which}`), sideOf(match, side, t)]]
    }),
    ...children.map(({ league: own, half_time, full_time }): [string, ReactNode] => [
      child(childWord(league, own)),
      half_time
        ? t('results.childScore', { full: scoreText(full_time), half: scoreText(half_time) })
        : scoreText(full_time),
    ]),
    ...(goes_on === null ? [] : [[t('results.goesOn'), sideOf(match, goes_on, t)] as [string, ReactNode]]),
    ...(winners.length === 0 ? [] : [[t('results.winners'), winners.join(', ')] as [string, ReactNode]]),
  ]
}
