import type { Room } from '@touchline/contracts/calls'
import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import styles from './room-facts.module.css'

interface RoomFactsProps {
  room: Pick<Room, 'room_rate' | 'prize_pool' | 'shares'>
  currency: Currency
}

/** Entry fee, pool and shares side by side. */
export function RoomFacts({ room, currency }: RoomFactsProps) {
  const { t } = useWords()
  const shares = room.shares.join(' / ')
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('fee')}</dt>
        <dd translate={room.room_rate === 0 ? undefined : 'no'}>
          {room.room_rate === 0 ? t('free') : formatMoney(room.room_rate, currency)}
        </dd>
      </div>
      <div>
        <dt>{t('pool')}</dt>
        <dd className={styles.pool} translate="no">
          {formatMoney(room.prize_pool, currency)}
        </dd>
      </div>
      <div>
        <dt>{t('prizes')}</dt>
        <dd>
          <span aria-hidden="true">{shares}</span>
          <span className={styles.spoken}>{t('prizesSpoken', { shares })}</span>
        </dd>
      </div>
    </dl>
  )
}
