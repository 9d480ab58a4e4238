import type { BetLeg } from '@touchline/contracts/calls'
import {
  burmeseKind,
  countsFrom,
  decidingScore,
  givesGoals,
  lineText,
  matchPeriod,
  selectionWording,
} from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import styles from './leg-pick.module.css'
import { LegProgressMark } from './leg-progress-mark'

interface LegPickProps {
  leg: BetLeg
  /** Epoch milliseconds. */
  now: number
  /** How its match goes on is no part of a bet that was rejected. */
  isPlayed?: boolean
}

/** What was picked: side and signed line, then the match with its score and how far it is, then league and type. */
export function LegPick({ leg, now, isPlayed = true }: LegPickProps) {
  const { t, say, name } = useWords()
  const line = lineText({ ...leg, home: name(leg.home), away: name(leg.away) })
  const gives = givesGoals(leg)
  const burmese = burmeseKind(leg)
  return (
    <>
      <div className={styles.pick}>
        {say(selectionWording(leg))}{' '}
        {line !== null && <span className={gives ? styles.gives : undefined}>{line}</span>}
      </div>
      <div className={styles.match}>
        <span>{matchText(leg, t, name)}</span> {isPlayed && <LegProgressMark leg={leg} now={now} />}
      </div>
      <div className={styles.league}>
        {name(leg.league)} · {burmese ? say(burmese) : typeText(leg, t)}
      </div>
    </>
  )
}

type Translate = ReturnType<typeof useWords>['t']

function matchText(leg: BetLeg, t: Translate, name: (name: string) => string): string {
  const { home, away } = leg
  // An outright has no opponent.
  if (away === '') return name(home)
  const told = decidingScore(leg)
  const whole = told
    ? t('match.score', { home, away, score: told.score.join('-') })
    : t('match.versus', { home, away })
  const match = told?.isOfPart
    ? `${whole} (${t(`progress.${told.of.word}`, { number: told.of.number })})`
    : whole
  // In-play handicaps count goals from the score they were struck at.
  const from = countsFrom(leg)
  return from ? t('match.from', { match, score: from }) : match
}

function typeText({ bet_type, period, sport }: BetLeg, t: Translate): string {
  const type = t(`betType.${bet_type}`)
  if (period === 0) return type
  if (period === 1) return t('betType.firstHalf', { type })
  const { word, number } = matchPeriod(period, sport)
  return t('betType.part', { type, part: t(`progress.${word}`, { number }) })
}
