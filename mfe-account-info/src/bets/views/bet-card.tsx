import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import type { ReactNode } from 'react'
import { isEnded, outcomeAmount, type Segment } from '../../shared/domain/bet-list-view'
import { momentText } from '../../shared/views/clock-text'
import { kindText } from '../../shared/views/kind-text'
import styles from './bet-card.module.css'
import { BetCommission } from './bet-commission'
import { BetDeduction } from './bet-deduction'
import { BetRef } from './bet-ref'
import { BetStatus } from './bet-status'
import { BetPossible, LazyBetReason, LazyCombinedOdds, LazyLegNow, LazyLegVoid } from './lazy-outcomes'
import { LazyCashOut } from './lazy-sale'
import { LegOdds } from './leg-odds'
import { LegPick } from './leg-pick'

interface BetCardProps {
  bet: Bet
  segment: Segment
  now: number
}

/** One bet on a narrow screen: stake, risk and to win always in one row. */
export function BetCard({ bet, segment, now }: BetCardProps) {
  const { t } = useWords()
  const outcome = isEnded(segment) ? 'betList.returned' : 'betList.toWin'
  const amount = outcomeAmount(bet, segment)
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <span>
          {kindText(bet, t)} ·{' '}
          <time dateTime={new Date(bet.placed_at).toISOString()} translate="no">
            {momentText(bet.placed_at)}
          </time>
        </span>
        <BetStatus bet={bet} />
      </header>
      {bet.legs.map((leg, place) => (
        <div key={`${leg.match_id} ${leg.line_id} ${leg.selection}`} className={styles.leg}>
          <div>
            <LegPick leg={leg} now={now} isPlayed={bet.status !== 'rejected'} />
            <LazyLegVoid leg={leg} className={styles.reason} />
            <LazyLegNow bet={bet} place={place} />
          </div>
          <div className={styles.price}>{bet.kind !== 'mmo_parlay' && <LegOdds leg={leg} />}</div>
        </div>
      ))}
      <BetDeduction bet={bet} />
      <LazyCombinedOdds bet={bet} className={styles.reason} />
      <LazyBetReason bet={bet} className={styles.reason} />
      <BetPossible bet={bet} className={styles.reason} />
      <BetCommission bet={bet} className={styles.reason} />
      <dl className={styles.amounts}>
        <Amount label={t('betList.stake')}>{formatMoney(bet.stake, bet.currency)}</Amount>
        <Amount label={t('betList.risk')}>{formatMoney(bet.risk, bet.currency)}</Amount>
        <Amount label={t(outcome)}>{amount === null ? '–' : formatMoney(amount, bet.currency)}</Amount>
      </dl>
      <LazyCashOut bet={bet} />
      <footer className={styles.refNo}>
        <span className={styles.refLabel}>{t('betList.refNo')}</span> <BetRef bet={bet} />
      </footer>
    </article>
  )
}

function Amount({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </div>
  )
}
