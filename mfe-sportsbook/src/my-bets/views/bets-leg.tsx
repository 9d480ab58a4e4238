import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { ODDS_TYPE_LABEL } from '@touchline/contracts/odds'
import { countsFrom, decidingScore } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import type { SlipMatch } from '../../shared/domain/slip-match'
import { kindText } from '../../shared/views/kind-text'
import { periodText } from '../../shared/views/period-text'
import { voidText } from '../../shared/views/void-text'
import { kickoffWords, MatchScore, PickText, SlipClock, SlipPrice } from '../../slip'
import legStyles from '../../slip/views/slip-leg.module.css'
import { hasStarted, isOpenBet } from '../domain/bets-progress'
import styles from './bets.module.css'
import { BetsLegState } from './bets-leg-state'

interface BetsLegProps {
  bet: Bet
  place: number
  /** From its live channel. */
  match: SlipMatch | undefined
  /** Server time. */
  at: number
}

/** One selection of a bet with its price; under it the match and, among other legs, the progress of the leg. */
export function BetsLeg({ bet, place, match, at }: BetsLegProps) {
  const { t } = useWords()
  const leg = bet.legs[place] as BetLeg
  const from = countsFrom(leg)
  // A maung is paid by goals and percent alone; the price of a body is of one kind for everybody.
  const isPriced = bet.kind !== 'mmo_parlay'
  const isOpen = isOpenBet(bet) && leg.result === null
  const isToCome = isOpen && !hasStarted(leg, at)
  return (
    <div className={styles.leg}>
      <p className={styles.legPick}>
        <b>
          <PickText leg={leg} />
        </b>
        {isPriced && (
          <b>
            <SlipPrice odds={leg.odds} />
          </b>
        )}
      </p>
      <BetsMatch
        leg={leg}
        isOpen={isOpen}
        isToCome={isToCome}
        isRejected={bet.status === 'rejected'}
        match={match}
        at={at}
      />
      <p className={styles.legKind}>
        <span>
          {kindText(leg, t)}
          {from && `, ${t('fromScore', { score: from })}`}
          {!leg.myanmar && ` · ${ODDS_TYPE_LABEL[leg.odds_type]}`}
          {/* A word and its time stay on one line. */}
          {!isToCome && leg.bet_type !== 'orz' && (
            <>
              {' · '}
              <span className={styles.oneLine}>
                {`${t('lucky.kickoff')}\u00a0${kickoffWords(leg.kickoff, at)}`}
              </span>
            </>
          )}
        </span>
        {(bet.legs.length > 1 || leg.myanmar) && <BetsLegState bet={bet} place={place} match={match} />}
      </p>
      {leg.void_reason && <p className={styles.legVoid}>{voidText(leg, t)}</p>}
    </div>
  )
}

type BetsMatchProps = Pick<BetsLegProps, 'match' | 'at'> & {
  leg: BetLeg
  isOpen: boolean
  isToCome: boolean
  isRejected: boolean
}

/** "Arsenal 1-0 Chelsea 1H 31′" while it runs, the kick-off before, the end or that of its part after. `isOpen`: the leg is not decided; `isToCome`: nor has its match begun. A rejected bet shows the score at which it was sent. */
function BetsMatch({ leg, isOpen, isToCome, isRejected, match, at }: BetsMatchProps) {
  const { t, name } = useWords()
  const isCashedOut = leg.result === 'cashout'
  const deciding = isCashedOut && leg.score ? { score: leg.score, of: null } : decidingScore(leg)
  const score = match?.market === 3 ? match.score : deciding?.score
  if (leg.bet_type === 'orz') return <p className={styles.match}>{name(leg.league)}</p>
  if (!score || isToCome) {
    return (
      <p className={styles.match}>
        <span>{t('spoken.match', { home: leg.home, away: leg.away })}</span>
        {isToCome && (
          <span className={styles.kickoff}>
            <Icon name="clock" size={13} /> <span translate="no">{kickoffWords(leg.kickoff, at)}</span>
          </span>
        )}
      </p>
    )
  }
  return (
    <p className={styles.match}>
      <span>
        <MatchScore leg={leg} score={score} />
      </span>
      {match?.market === 3 ? (
        <SlipClock match={match} />
      ) : (
        <span className={isOpen ? legStyles.clock : ''}>
          {isCashedOut
            ? t('bets.status.cashout')
            : `${isRejected ? `${t('bets.step.sent')} · ` : ''}${deciding?.of ? periodText(deciding.of, t) : ''}`}
        </span>
      )}
    </p>
  )
}
