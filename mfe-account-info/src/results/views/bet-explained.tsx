import type { Bet, LegResult } from '@touchline/contracts/calls'
import { formatMoney, settlementMark } from '@touchline/rules'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { BetDeduction, BetPossible, BetRef, BetStatus, LazyBetReason, LazyCombinedOdds } from '../../bets'
import { momentText } from '../../shared/views/clock-text'
import { kindText } from '../../shared/views/kind-text'
import { factorText, productAgainst } from '../domain/explain-text'
import styles from './bet-explained.module.css'
import { LegExplained } from './leg-explained'

interface BetExplainedProps {
  bet: Bet
  legs: readonly LegResult[]
  /** Which of its legs to explain, by their matches; all unless given. */
  only?: (match: number) => boolean
}

/** A bet with what decided each of its legs, and what that comes to. */
export function BetExplained({ bet, legs, only = () => true }: BetExplainedProps) {
  const { t } = useWords()
  const { now } = useHost()
  const isOpen = bet.status === 'waiting' || bet.status === 'running'
  const mark = settlementMark(bet)
  const money = (minor: number | null) => (minor === null ? '–' : formatMoney(minor, bet.currency))
  const shown = bet.legs.flatMap((leg, n) => {
    const result = legs[n]
    return result && only(leg.match_id) ? [{ leg, result, n }] : []
  })
  return (
    <article className={styles.bet} aria-label={bet.ref_no}>
      <header className={styles.head}>
        <span>
          {kindText(bet, t)} · <BetRef bet={bet} />
        </span>
        <BetStatus bet={bet} />
      </header>
      {shown.map(({ leg, result, n }) => (
        <LegExplained
          key={`${leg.match_id} ${leg.line_id} ${leg.selection}`}
          bet={bet}
          leg={leg}
          result={result}
          now={now()}
          place={bet.legs.length > 1 ? t('results.legOf', { leg: n + 1, legs: bet.legs.length }) : null}
        />
      ))}
      <LazyCombinedOdds bet={bet} className={styles.note} />
      {bet.kind === 'parlay' && <Product bet={bet} legs={legs} />}
      <BetDeduction bet={bet} />
      <BetPossible bet={bet} className={styles.note} />
      <LazyBetReason bet={bet} className={styles.note} />
      <dl className={styles.sums}>
        {(
          [
            ['betList.stake', money(bet.stake)],
            ['betList.risk', money(bet.risk)],
            isOpen ? ['betList.toWin', money(bet.to_win)] : ['betList.returned', money(bet.returned)],
            ['results.turnover', money(bet.valid_turnover)],
            ['results.placed', momentText(bet.placed_at)],
            ['results.settled', bet.settled_at === null ? '–' : momentText(bet.settled_at)],
          ] as const
        ).map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
      {bet.reopened_at && (
        <p className={styles.note}>{t('results.takenBack', { at: momentText(bet.reopened_at) })}</p>
      )}
      {mark && (
        <p className={styles.note}>{t(mark === 'again' ? 'results.settledAfter' : 'results.settledAgain')}</p>
      )}
    </article>
  )
}

const SIGNS = { same: '=', near: '≈', more: '>' }

/** The product of a parlay's stake and legs: "10.00 × 1.96 × 1.00"; of a running one with its decided legs. */
function Product({ bet, legs }: Pick<BetExplainedProps, 'bet' | 'legs'>) {
  const { t } = useWords()
  const factors = legs.flatMap(({ factor }) => factor ?? [])
  if (factors.length === 0) return null
  const product = [formatMoney(bet.stake, bet.currency), ...factors.map(factorText)].join(' × ')
  const { returned } = bet
  const against = returned === null ? null : productAgainst(bet.stake, factors, returned)
  return (
    <p className={styles.note}>
      {t(returned === null ? 'results.productNow' : 'results.product')} <b translate="no">{product}</b>
      {against && (
        <span translate="no">{` ${SIGNS[against]} ${formatMoney(returned ?? 0, bet.currency)}`}</span>
      )}
      {against === 'more' && ` (${t('results.payoutLimit')})`}
    </p>
  )
}
