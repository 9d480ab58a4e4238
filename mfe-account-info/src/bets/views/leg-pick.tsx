import type { BetLeg } from '@touchline/contracts/calls'
import {
  burmeseKind,
  givesGoals,
  kickoffText,
  lineText,
  matchPeriod,
  selectionWording,
} from '@touchline/rules'
import { dateText, useWords } from '@touchline/ui/words'
import styles from './leg-pick.module.css'
import { LegProgressMark } from './leg-progress-mark'
import { matchText, namedLeg } from './leg-text'

interface LegPickProps {
  leg: BetLeg
  /** Epoch milliseconds. */
  now: number
  /** How its match goes on is no part of a bet that was rejected. */
  isPlayed?: boolean
}

/** The selection: side and signed line, then the match with its score and progress, then league, type and kick-off. */
export function LegPick({ leg, now, isPlayed = true }: LegPickProps) {
  const words = useWords()
  const { t, say, name } = words
  const line = lineText(namedLeg(leg, name))
  const gives = givesGoals(leg)
  const burmese = burmeseKind(leg)
  return (
    <>
      <div className={styles.pick}>
        {say(selectionWording(leg))}{' '}
        {line !== null && (
          <span className={gives ? styles.gives : undefined} translate="no">
            {line}
          </span>
        )}
      </div>
      <div className={styles.match}>
        <span>{matchText(leg, words)}</span> {isPlayed && <LegProgressMark leg={leg} />}
      </div>
      <div className={styles.league}>
        {leg.away !== '' && `${name(leg.league)} · `}
        {burmese ? say(burmese) : typeText(leg, t)}
        {/* An outright shows when its bets close instead. */}
        {leg.bet_type !== 'orz' && (
          <>
            {' · '}
            <time translate="no">{dateText(kickoffText(leg.kickoff, now))}</time>
          </>
        )}
      </div>
    </>
  )
}

type Translate = ReturnType<typeof useWords>['t']

function typeText({ bet_type, period, sport }: BetLeg, t: Translate): string {
  if (period <= 1) return t(`legKind.${bet_type}.${period}`)
  const { word, number } = matchPeriod(period, sport)
  return t(`legKind.${bet_type}.of`, { part: t(`progress.${word}`, { number }) })
}
