import type { Bet } from '@touchline/contracts/calls'
import { ListBody, LoadingRows } from '@touchline/screens'
import { useHost } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { segmentOf } from '../../shared/domain/bet-list-view'
import { useWide } from '../../shared/views/use-wide'
import type { BetListStore } from '../state/bet-list-store'
import { BetCards } from './bet-cards'
import { BetTable } from './bet-table'
import { EmptyList } from './empty-list'
import { LazyBetsForSale } from './lazy-sale'
import { TotalsStrip } from './totals-strip'

/** Room that the eight columns of the table need. */
const TABLE_MIN_PX = 700

const NO_BETS: readonly Bet[] = []

/** The content of the list, by the stage of its data. */
export const BetListBody = observer(({ store }: { store: BetListStore }) => {
  const { t } = useWords()
  const { now, navigate } = useHost()
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  const { list, name, totals, listTotals, isNarrowed } = store
  const segment = segmentOf(name)
  const Bets = isWide ? BetTable : BetCards
  return (
    <div ref={ref}>
      <LazyBetsForSale bets={list.data?.bets ?? NO_BETS} receive={store.receive}>
        <ListBody
          list={list}
          isEmpty={({ bets }) => bets.length === 0}
          empty={<EmptyList list={isNarrowed ? 'narrowed' : name} toSports={() => navigate('/desktop')} />}
          failed={t('betList.failed')}
          loading={<LoadingRows label={t('betList.loading')} height={isWide ? '86px' : '196px'} />}
        >
          {({ bets }) => (
            <>
              {listTotals && <TotalsStrip totals={listTotals} segment={segment} of="list" />}
              {totals && (
                <TotalsStrip totals={totals} segment={segment} of={list.pages > 1 ? 'page' : 'whole'} />
              )}
              <Bets bets={bets} segment={segment} firstNumber={list.range.from} now={now()} />
            </>
          )}
        </ListBody>
      </LazyBetsForSale>
    </div>
  )
})
