import { formatMoney } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { winnersOf } from '../domain/rank-news'
import type { RoomStore } from '../state/room-store'
import { Panel } from './panel'
import styles from './podium.module.css'

const PLACES = [1, 2, 3] as const

/** Prizes of the places: the members who hold them now, or champion and runners-up at the end. */
export const Podium = observer(({ store }: { store: RoomStore }) => {
  const { t } = useWords()
  const { info } = store
  if (!info || info.room.status === '2') return null
  const { room, rank, currency, rake_percent } = info
  const winners = winnersOf(rank)
  const money = (minor: number) => `${currency} ${formatMoney(minor, currency)}`
  const isEnded = room.status === '3'
  return (
    <Panel
      title={t('prizesTitle')}
      tour="prizes"
      note={t('prizesNote', {
        shares: room.shares.join(' / '),
        pool: money(room.prize_pool),
        rake: rake_percent,
      })}
    >
      <ol className={styles.podium}>
        {PLACES.filter((place) => place <= room.shares.length).map((place) => {
          const holders = store.hasPlaces ? winners.filter((row) => row.place === place) : []
          const share = Math.floor((room.prize_pool * (room.shares[place - 1] ?? 0)) / 100)
          return (
            <li key={place} data-place={place}>
              <span className={styles.name} translate="no">
                {holders.map(({ name }) => name).join(', ') || '–'}
              </span>
              <span className={styles.step}>
                <span className={styles.number}>{place}</span>
                <span>{t(isEnded ? `winner.${place}` : `placeName.${place}`)}</span>{' '}
                <span className={styles.prize} translate="no">
                  {money(holders[0]?.prize || share)}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
})
