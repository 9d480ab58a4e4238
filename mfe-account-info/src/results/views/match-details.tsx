import type { ResultDetails } from '@touchline/contracts/calls'
import { matchPeriod } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import { countedText } from '../../bets'
import { momentText } from '../../shared/views/clock-text'
import { childWord, scoreText } from '../domain/results'
import { winnersOf } from '../domain/winners'
import { Corrections } from './corrections'
import styles from './match-details.module.css'
import { sideOf } from './side-of'

interface MatchDetailsProps {
  match: ResultDetails
  /** Shows nothing where nothing is recorded. */
  isQuiet?: boolean
}

/** The record of a match beside its score, and its corrections. */
export function MatchDetails({ match, isQuiet = false }: MatchDetailsProps) {
  const words = useWords()
  const { t } = words
  const facts = factsOf(match, words)
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

type Words = ReturnType<typeof useWords>

function factsOf(match: ResultDetails, words: Words): [name: string, value: ReactNode][] {
  const { t, name } = words
  const { sport, parts, children, winners, goes_on, kickoff, first_kickoff, league } = match
  const child = (own: string): string => countedText({ league: own }, t) ?? name(childWord(league, own))
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
      return side === null ? [] : [[t(`results.${which}`), sideOf(match, side, words)]]
    }),
    ...children.map(({ league: own, half_time, full_time }): [string, ReactNode] => [
      child(own),
      half_time
        ? t('results.childScore', { full: scoreText(full_time), half: scoreText(half_time) })
        : scoreText(full_time),
    ]),
    ...(goes_on === null
      ? []
      : [[t('results.goesOn'), sideOf(match, goes_on, words)] as [string, ReactNode]]),
    ...(winners.length === 0
      ? []
      : [[t('results.winners'), winnersOf(match).map(name).join(', ')] as [string, ReactNode]]),
  ]
}
