import { CashOut } from '@touchline/cash-out'
import type { Bet } from '@touchline/contracts/calls'
import { combinedOddsOf, formatCombinedOdds, formatMoney, systemName } from '@touchline/rules'
import { type Translate, useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { isReopened, momentWords, SlipCopy, ticketsText, useNow, useSlip } from '../../slip'
import slip from '../../slip/views/slip.module.css'
import { currentMatchState, hasProspect, isOpenBet, matchesToFollow } from '../domain/bets-progress'
import styles from './bets.module.css'
import { BetsBadge } from './bets-badge'
import { BetsBurmese } from './bets-burmese'
import { BetsEnd } from './bets-end'
import { BetsLeg } from './bets-leg'
import { BetsNextGoal } from './bets-next-goal'
import { BetsProspect } from './bets-prospect'
import { BetsScoreMap } from './bets-score-map'
import { BetsShare } from './bets-share'
import { BetsTimeline } from './bets-timeline'
import { BetsUnits } from './bets-units'
import { useLiveMatches } from './use-live-matches'

const KICKOFF_CHECK_MS = 15_000

interface BetsCardProps {
  bet: Bet
  /** Bets that are listed with it. */
  listed?: readonly Bet[]
}

/** One bet: its legs and their progress, its stake, its possible win and its stage. */
export const BetsCard = observer(function BetsCard({ bet, listed = [bet] }: BetsCardProps) {
  const { t } = useWords()
  const { host, now } = useSlip()
  const isOpen = isOpenBet(bet)
  const at = useNow(now, KICKOFF_CHECK_MS, isOpen)
  const matches = useLiveMatches(host.live, matchesToFollow(bet, at))
  const combined = combinedOddsOf(bet)
  const matchStates = bet.legs.map((leg) => currentMatchState(leg, matches.get(leg.match_id)))
  return (
    <article className={styles.card} aria-label={`${bet.ref_no}`}>
      <header className={styles.cardHead}>
        <span>
          {t(`bets.kind.${bet.kind}`)} · {aboutText(bet, t)}
        </span>
        <BetsBadge bet={bet} />
      </header>
      {bet.legs.map((leg, place) => (
        <BetsLeg
          key={`${leg.match_id}-${leg.line_id}-${leg.selection}`}
          bet={bet}
          place={place}
          match={matches.get(leg.match_id)}
          at={at}
        />
      ))}
      {bet.kind === 'system' && <BetsUnits bet={bet} />}
      <BetsBurmese bet={bet} />
      {combined !== null && (
        <p className={styles.prospect}>
          <span>{t('parlay.combined')}</span> <b translate="no">{formatCombinedOdds(combined)}</b>
        </p>
      )}
      <dl className={styles.amounts}>
        <div>
          <dt>{t('bets.stake')}</dt>
          <dd translate="no">{formatMoney(bet.stake, bet.currency)}</dd>
        </div>
        <div>
          <dt>{t('risk')}</dt>
          <dd translate="no">{formatMoney(bet.risk, bet.currency)}</dd>
        </div>
        {/* The result of a decided bet is below. */}
        {isOpen && (
          <div>
            <dt>{t('toWin')}</dt>
            <dd className={slip.win} translate="no">
              {formatMoney(bet.to_win, bet.currency)}
            </dd>
          </div>
        )}
      </dl>
      {hasProspect(bet) && <BetsProspect bet={bet} matchStates={matchStates} />}
      {isOpen && <BetsNextGoal bet={bet} matchStates={matchStates} />}
      <BetsScoreMap bet={bet} listed={listed} matchState={matchStates[0]} />
      {isReopened(bet) && (
        <p className={styles.reopened}>
          <b>{t('reopened.at', { time: momentWords(bet.reopened_at, at) })}</b> {t('reopened.why')}
        </p>
      )}
      {(isOpen || bet.status === 'rejected' || bet.status === 'cashout') && <BetsTimeline bet={bet} />}
      {!isOpen && <BetsEnd bet={bet} />}
      {bet.part_of && (
        <p className={styles.partOf}>{t('cashOut.partOf', { bet: bet.part_of.padStart(9, '0') })}</p>
      )}
      <CashOut bet={bet} />
      <footer className={styles.cardFoot}>
        <SlipCopy reference={bet.ref_no} />
        <BetsShare bet={bet} matchStates={matchStates} />
      </footer>
    </article>
  )
})

/** "live", "3 legs", "Yankee · 11 tickets". */
function aboutText(bet: Bet, t: Translate): string {
  const { kind, legs, units } = bet
  const [first] = legs
  if (legs.length === 1 && first) return t(`bets.market.${first.market}`)
  if (kind !== 'system') return t('bets.legs', { count: legs.length })
  const name = systemName(
    legs.length,
    units?.map(({ size }) => size),
  )
  const about = name ? t(`system.${name}`) : t('bets.legs', { count: legs.length })
  return `${about} · ${ticketsText(bet, t)}`
}
