import type { RankRow } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { Icon } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { formatPoints } from '../../shared/domain/points'
import { pinned } from '../domain/rank-news'
import type { RoomStore } from '../state/room-store'
import { Panel } from './panel'
import styles from './room-table.module.css'

/** All players by points; the member's own row is also above the others. */
export const RankTable = observer(({ store }: { store: RoomStore }) => {
  const { t, say } = useWords()
  const { info, news, hasPlaces } = store
  if (!info) return null
  const { rank, currency, room } = info
  const own = pinned(rank)
  return (
    <Panel
      title={t(room.status === '3' ? 'finalRanking' : 'ranking')}
      note={hasPlaces ? t('playersIn', { count: rank.length }) : t('placesLater')}
      tour="ranking"
      flush
    >
      <p className={styles.unseen} role="status">
        {news && say(news)}
      </p>
      <table className={styles.table} aria-label={t('ranking')}>
        <thead>
          <tr>
            <th scope="col">{t('place')}</th>
            <th scope="col">{t('player')}</th>
            <th scope="col" className={`${styles.end} ${styles.wide}`}>
              {t('rightPicks')}
            </th>
            <th scope="col" className={styles.end}>
              {t('points')}
            </th>
            <th scope="col" className={styles.end}>
              {t('prize')}
            </th>
          </tr>
        </thead>
        <tbody>
          {own && <Row row={own} currency={currency} hasPlace={hasPlaces} />}
          {rank.map((row, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are masked, so two players may share one.
            <Row key={n} row={row} currency={currency} hasPlace={hasPlaces} />
          ))}
        </tbody>
      </table>
    </Panel>
  )
})

interface RowProps {
  row: RankRow
  currency: Currency
  hasPlace: boolean
}

function Row({ row, currency, hasPlace }: RowProps) {
  const { t } = useWords()
  const { place, change, name, me, wins, points, prize } = row
  return (
    <tr data-me={me || undefined}>
      <td translate="no">{hasPlace ? place : '–'}</td>
      <th scope="row">
        <span translate="no">{name}</span> {me && t('you')}
        {hasPlace && change !== 0 && (
          <span className={`${styles.move} ${change > 0 ? styles.up : styles.down}`}>
            <Icon name={change > 0 ? 'chevronUp' : 'chevronDown'} size={14} />
            <span aria-hidden="true">{Math.abs(change)}</span>
            <span className={styles.unseen}>
              {t(change > 0 ? 'placesUp' : 'placesDown', { count: Math.abs(change) })}
            </span>
          </span>
        )}
      </th>
      <td className={`${styles.end} ${styles.wide}`}>{wins}</td>
      <td className={`${styles.end} ${styles.points}`} translate="no">
        {formatPoints(points)}
      </td>
      <td className={styles.end} translate="no">
        {hasPlace && prize > 0 ? formatMoney(prize, currency) : '–'}
      </td>
    </tr>
  )
}
