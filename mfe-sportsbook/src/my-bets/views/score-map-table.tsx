import type { Bet } from '@touchline/contracts/calls'
import { formatSignedMoney, type LegMatchState, type ScoreMapCell, scoreMap } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { countedText } from '../../shared/views/kind-text'
import slip from '../../slip/views/slip.module.css'
import styles from './score-map.module.css'
import { shortMoney } from './short-money'

/** Goals of the home side down, of the away side across; in each cell the return of the bets together at this final score. */
export function ScoreMapTable({ bets, matchState }: { bets: readonly Bet[]; matchState: LegMatchState }) {
  const { t, name } = useWords()
  const [bet] = bets
  const leg = bet?.legs[0]
  if (!bet || !leg) return null
  const counted = countedText(leg, t)
  const rows = scoreMap(bets, matchState)
  // Before kick-off there is no score.
  const now = matchState.score?.join('-')
  return (
    <div className={styles.map}>
      <table translate="no">
        <caption>
          {counted && `${counted} · `}
          {t('scoreMap.caption', { home: leg.home, away: leg.away })}
        </caption>
        <thead>
          <tr>
            <td />
            {rows[0]?.map(({ score: [, away] }) => (
              <th key={away} scope="col" aria-label={`${name(leg.away)} ${away}`}>
                {away}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => {
            const home = cells[0]?.score[0] ?? 0
            return (
              <tr key={home}>
                <th scope="row" aria-label={`${name(leg.home)} ${home}`}>
                  {home}
                </th>
                {cells.map((cell) => (
                  <Cell
                    key={cell.score[1]}
                    cell={cell}
                    currency={bet.currency}
                    isNow={cell.score.join('-') === now}
                  />
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Cell({
  cell: { score, net },
  currency,
  isNow,
}: {
  cell: ScoreMapCell
  currency: Bet['currency']
  isNow: boolean
}) {
  const { t } = useWords()
  const at = score.join('-')
  if (net === null)
    return (
      <td className={styles.gone} title={at}>
        <span aria-hidden="true">·</span>
        <span className={slip.spoken}>{t('scoreMap.gone')}</span>
      </td>
    )
  const whole = formatSignedMoney(net, currency)
  return (
    <td
      className={`${isNow ? styles.now : ''} ${net > 0 ? styles.plus : net < 0 ? styles.minus : ''}`}
      title={`${at}: ${whole}`}
    >
      <span aria-hidden="true">{shortMoney(net, currency)}</span>
      <span className={slip.spoken}>
        {isNow && `${t('nextGoal.now')} `}
        {whole}
      </span>
    </td>
  )
}
