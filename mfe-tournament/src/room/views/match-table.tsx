import type { BetResult, RoomMatchState, RoomPick } from '@touchline/contracts/calls'
import { Badge, Button, type Tone } from '@touchline/ui'
import { dateText, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { formatPoints } from '../../shared/domain/points'
import { startText } from '../../shared/domain/start-text'
import type { RoomStore } from '../state/room-store'
import { LegText, Price } from './leg-text'
import styles from './room-table.module.css'
import { useFocusOn } from './use-focus-on'
import { useNarrow } from './use-narrow'

const TONE: Record<BetResult, Tone> = {
  win: 'success',
  half_win: 'success',
  draw: 'neutral',
  half_lose: 'error',
  lose: 'error',
  void: 'neutral',
  cashout: 'neutral',
}

/** Matches of the room with the member's picks. */
export const MatchTable = observer(({ store }: { store: RoomStore }) => {
  const { t } = useWords()
  const { info, savedPick } = store
  const isNarrow = useNarrow()
  return (
    <>
      <table className={styles.table} aria-label={t('matchesAndPicks')}>
        <thead>
          <tr>
            <th scope="col">{t('match')}</th>
            {!isNarrow && <th scope="col">{t('myPick')}</th>}
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              {t('price')}
            </th>
            <th scope="col" className={styles.end}>
              {t('points')}
            </th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              {t('returned')}
            </th>
          </tr>
        </thead>
        <tbody>
          {info?.matches.map((match) => (
            <MatchRow key={match.match_id} match={match} store={store} isNarrow={isNarrow} />
          ))}
        </tbody>
      </table>
      <p className={styles.saved} role="status">
        {savedPick && t(savedPick.isRemoved ? 'pickRemoved' : 'pickSaved')}
      </p>
    </>
  )
})

interface MatchRowProps {
  match: RoomMatchState
  store: RoomStore
  /** Without a column of its own the pick is under its match. */
  isNarrow: boolean
}

const MatchRow = observer(({ match, store, isNarrow }: MatchRowProps) => {
  const { t, name } = useWords()
  const pick = store.pickOf(match.match_id)
  const [leg] = pick?.legs ?? []
  return (
    <tr>
      <th scope="row">
        {name(match.home)} – {name(match.away)}
        <MatchTime match={match} now={store.at} />
        {isNarrow && leg && (
          <span className={styles.pick}>
            <span className={styles.unseen}>{t('myPick')}</span>
            <span>
              <LegText leg={leg} match={match} /> @ <Price odds={leg.odds} type={store.oddsType} />
            </span>
          </span>
        )}
      </th>
      {!isNarrow && <td>{leg ? <LegText leg={leg} match={match} /> : '–'}</td>}
      <td className={`${styles.end} ${styles.wide}`}>
        {leg ? <Price odds={leg.odds} type={store.oddsType} /> : '–'}
      </td>
      <td className={styles.end} translate="no">
        {pick ? formatPoints(pick.points, 0) : '–'}
      </td>
      <td>
        <PickState match={match} pick={pick} store={store} />
      </td>
      <td className={`${styles.end} ${styles.points} ${styles.wide}`} translate="no">
        {pick?.returned != null ? formatPoints(pick.returned) : '–'}
      </td>
    </tr>
  )
})

/** Score and minute in play, else when it begins. */
function MatchTime({ match, now }: { match: RoomMatchState; now: number }) {
  const { t } = useWords()
  const { state, score, minute, kickoff } = match
  const result = score?.join('-')
  if (state === 'void') return <span className={styles.when}>{t('calledOff')}</span>
  if (state === 'settled')
    return <span className={styles.when}>{t('fullTime', { score: result ?? '' })}</span>
  if (state === 'closed')
    return (
      <span className={`${styles.when} ${styles.live}`} translate="no">
        {minute === null ? t('inPlay') : `${minute}′ · ${result ?? ''}`}
      </span>
    )
  return (
    <span className={styles.when}>{dateText(startText(kickoff, now, (day) => t(`weekday.${day}`)))}</span>
  )
}

interface PickStateProps {
  match: RoomMatchState
  pick: RoomPick | null
  store: RoomStore
}

const PickState = observer(({ match, pick, store }: PickStateProps) => {
  const { t, name } = useWords()
  const { savedPick } = store
  const button = useFocusOn<HTMLButtonElement>(savedPick?.match === match.match_id ? savedPick : null)
  const result = pick?.legs[0]?.result
  if (result) return <Badge tone={TONE[result]}>{t(`result.${result}`)}</Badge>
  if (match.state !== 'open')
    return <Badge tone={pick ? 'info' : 'neutral'}>{t(pick ? 'running' : 'notPicked')}</Badge>
  if (!store.actions?.canPick) return <Badge>{t(pick ? 'result.void' : 'notPicked')}</Badge>
  return (
    <Button
      ref={button}
      size="small"
      look={pick ? 'outline' : 'primary'}
      aria-label={t(pick ? 'changePickOf' : 'pickOf', { home: name(match.home), away: name(match.away) })}
      onClick={() => store.select(match.match_id)}
    >
      {t(pick ? 'changePick' : 'pickMatch')}
    </Button>
  )
})
