import { roundKind } from '@touchline/fair/rounds'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { marketOf, prizesOf } from '../domain/ticket-types'
import type { LotteryStore } from '../state/lottery-store'
import styles from './lottery.module.css'

const PLACES = ['first', 'second', 'third', 'special', 'consolation'] as const

/** The prizes of the typed number at each place, before the bet. */
export const PrizeTable = observer(
  ({ store, money }: { store: LotteryStore; money: (minor: number) => string }) => {
    const { t } = useWords()
    const { digits, type, typed, unit, sizes } = store
    const prizeAt = (place: number): number =>
      sizes.reduce((sum, size) => sum + store[size] * (prizesOf(type, size, typed)[place] ?? 0), 0)
    const isTable = digits === 4 && type !== '3a'
    const single = roundKind(store.board.kind)?.model.price(
      {},
      { market: marketOf(digits, type, 'big'), selection: [typed] },
    )
    return (
      <table className={styles.prizes}>
        <caption>{t('lottery.prizes')}</caption>
        <tbody>
          {isTable ? (
            PLACES.map((place, n) => (
              <tr key={place}>
                <th scope="row">{t(`lottery.${place}`)}</th>
                <td>{prizeAt(n) > 0 ? money(prizeAt(n) * unit) : '–'}</td>
              </tr>
            ))
          ) : (
            <tr>
              <th scope="row">{t('lottery.first')}</th>
              <td>{single ? money(Math.floor((single * store.big * unit) / 100)) : '–'}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={2}>{t('lottery.notAdded')}</td>
          </tr>
        </tfoot>
      </table>
    )
  },
)
