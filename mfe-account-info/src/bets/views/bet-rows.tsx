import type { Bet } from '@touchline/contracts/calls'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { outcomeAmount, type Segment } from '../../shared/domain/bet-list-view'
import { momentText } from '../../shared/views/clock-text'
import { kindText } from '../../shared/views/kind-text'
import { BetCommission } from './bet-commission'
import { BetDeduction } from './bet-deduction'
import { BetRef } from './bet-ref'
import { BetStatus } from './bet-status'
import styles from './bet-table.module.css'
import { BetPossible, LazyBetReason, LazyCombinedOdds, LazyLegNow, LazyLegVoid } from './lazy-outcomes'
import { LazyCashOut } from './lazy-sale'
import { LegOdds } from './leg-odds'
import { LegPick } from './leg-pick'

interface BetRowsProps {
  bet: Bet
  number: number
  segment: Segment
  now: number
}

/** The rows of one bet: what belongs to the whole bet spans the rows of its legs. */
export function BetRows({ bet, number, segment, now }: BetRowsProps) {
  const { t } = useWords()
  const span = bet.legs.length
  const money = (minor: number | null) => (minor === null ? '–' : formatMoney(minor, bet.currency))
  return (
    <tbody className={styles.bet}>
      {bet.legs.map((leg, index) => (
        <tr key={`${leg.match_id} ${leg.line_id} ${leg.selection}`}>
          {index === 0 && (
            <>
              <td rowSpan={span} className={styles.number} translate="no">
                {number}
              </td>
              <th scope="rowgroup" rowSpan={span} className={styles.time}>
                <span translate="no">{momentText(bet.placed_at)}</span>
                <span className={styles.refNo}>
                  <BetRef bet={bet} />
                </span>
                <span className={styles.meta}>{kindText(bet, t)}</span>
                <BetDeduction bet={bet} />
                <LazyCombinedOdds bet={bet} className={styles.meta} />
              </th>
            </>
          )}
          <td className={styles.selection}>
            <LegPick leg={leg} now={now} isPlayed={bet.status !== 'rejected'} />
            <LazyLegVoid leg={leg} className={styles.why} />
            <LazyLegNow bet={bet} place={index} />
          </td>
          <td className={styles.right}>{bet.kind !== 'mmo_parlay' && <LegOdds leg={leg} />}</td>
          {index === 0 && (
            <>
              <td rowSpan={span} className={styles.amount} translate="no">
                {money(bet.stake)}
              </td>
              <td rowSpan={span} className={styles.amount} translate="no">
                {money(bet.risk)}
              </td>
              <td rowSpan={span} className={styles.amount} translate="no">
                {money(outcomeAmount(bet, segment))}
              </td>
              <td rowSpan={span}>
                <BetStatus bet={bet} />
                <LazyBetReason bet={bet} className={styles.reason} />
                <BetPossible bet={bet} className={styles.reason} />
                <BetCommission bet={bet} className={styles.reason} />
              </td>
            </>
          )}
        </tr>
      ))}
      <LazyCashOut
        bet={bet}
        framed={(offer) => (
          <tr>
            <td colSpan={8} className={styles.sale}>
              {offer}
            </td>
          </tr>
        )}
      />
    </tbody>
  )
}
