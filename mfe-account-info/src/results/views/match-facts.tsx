import type { ResultMatch } from '@touchline/contracts/calls'
import { NOT_IN_TIME_HOURS } from '@touchline/contracts/limits'
import { kickoffDate, kickoffTime } from '@touchline/rules'
import { Badge, type Tone, useHost } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { momentText } from '../../shared/views/clock-text'
import { stateWord } from '../domain/results'
import { isToCome } from '../domain/to-come'
import { hasWon, winnersOf } from '../domain/winners'
import styles from './match-facts.module.css'

/** When a match began: with its date if it is not on the shown day. */
export function Kickoff({ at, day }: { at: number; day: number }) {
  return (
    <time dateTime={new Date(at).toISOString()} translate="no">
      {`${dateText(kickoffDate(at, day))} ${kickoffTime(at)}`}
    </time>
  )
}

/** Both sides, the winner in bold; a runner is alone. */
export function Sides({ match }: { match: ResultMatch }) {
  const { t, name } = useWords()
  const { full_time } = match
  const home = name(match.home)
  if (match.away === '') return hasWon(match) ? <b>{home}</b> : home
  const away = name(match.away)
  const lead = full_time ? full_time[0] - full_time[1] : 0
  return (
    <>
      {lead > 0 ? <b>{home}</b> : home} <span className={styles.versus}>{t('results.versus')}</span>{' '}
      {lead < 0 ? <b>{away}</b> : away}
    </>
  )
}

/** A runner of an outright has no opponent, and no score. */
export const isRunner = ({ away }: Pick<ResultMatch, 'away'>): boolean => away === ''

/** Who won the outright of this runner; a dash while nobody knows. */
export function Winner({ match }: { match: ResultMatch }) {
  const { t, name } = useWords()
  if (hasWon(match)) return <Badge tone="success">{t('results.winners')}</Badge>
  return <>{winnersOf(match).map(name).join(', ') || '–'}</>
}

const TONES: Record<ResultMatch['state'], Tone> = {
  ended: 'success',
  open: 'live',
  interrupted: 'warning',
  void: 'warning',
}

/** The state of a match, as a word, and whether it was corrected; a match to come with its kick-off. */
export function MatchState({ match }: { match: ResultMatch }) {
  const { t } = useWords()
  const { now } = useHost()
  const corrected = match.corrected_at !== null && (
    <span title={t('results.correctedAt', { at: momentText(match.corrected_at) })}>
      <Badge tone="info">{t('betList.corrected')}</Badge>
    </span>
  )
  if (isToCome(match, now()))
    return (
      <span className={styles.state}>
        <Badge tone="info">{t('results.state.toCome')}</Badge>
        <Kickoff at={match.kickoff} day={now()} />
        {corrected}
      </span>
    )
  return (
    <span className={styles.state}>
      <Badge tone={TONES[match.state]}>{t(`results.state.${stateWord(match)}`)}</Badge>
      {corrected}
    </span>
  )
}

/** Why a match has no result, or not all of one; nothing for all others. */
export function MatchReason({ match }: { match: ResultMatch }) {
  const { t } = useWords()
  if (match.state !== 'void') return null
  const half = match.half_time?.join('-')
  const reason = match.void_reason ?? 'cancelled'
  return (
    <span className={styles.reason}>
      {reason === 'abandoned' && half !== undefined
        ? t('results.why.abandonedAtHalf', { half })
        : t(`results.why.${reason}`, { hours: NOT_IN_TIME_HOURS })}
    </span>
  )
}
