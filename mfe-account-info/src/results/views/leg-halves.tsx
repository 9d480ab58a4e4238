import type { Bet, LegResult } from '@touchline/contracts/calls'
import { formatMoney, halfStakes } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { Money } from '../../shared/views/money'
import { partLine } from '../domain/explain-text'
import styles from './bet-explained.module.css'

/**
 * Risk and result of each half of the stake of a settled single, if its line was two; nothing for all others.
 */
export function LegHalves({ bet, result: { explanation } }: { bet: Bet; result: LegResult }) {
  const { t } = useWords()
  const [leg] = bet.legs
  const { stake, risk, net, currency } = bet
  if (bet.kind !== 'single' || bet.status !== 'settled' || !leg || net === null || !explanation) return null
  const halves = halfStakes({ stake, risk, net }, explanation.parts)
  if (halves.length === 0) return null
  const rows = [
    ...halves.map((half, place) => ({ ...half, line: partLine(leg, explanation.parts[place]?.line ?? 0) })),
    { stake, risk, net, line: t('results.halves.sum') },
  ]
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{t('results.halves.stake')}</th>
          <th scope="col">{t('betList.stake')}</th>
          <th scope="col">{t('betList.risk')}</th>
          <th scope="col">{t('results.halves.winLoss')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.line}>
            <th scope="row" translate="no">
              {row.line}
            </th>
            <td translate="no">{formatMoney(row.stake, currency)}</td>
            <td translate="no">{formatMoney(row.risk, currency)}</td>
            <td>
              <Money minor={row.net} currency={currency} isNet isStrong={place === halves.length} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
