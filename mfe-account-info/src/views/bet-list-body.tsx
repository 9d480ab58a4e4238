import { FailedState } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { segmentOf } from '../domain/bet-list-view'
import type { BetListStore } from '../state/bet-list-store'
import { BetCards } from './bet-cards'
import { BetListPager } from './bet-list-pager'
import { BetTable } from './bet-table'
import { EmptyList } from './empty-list'
import { LoadingList } from './loading-list'
import { TotalsStrip } from './totals-strip'
import { useWide } from './use-wide'

interface BetListBodyProps {
  store: BetListStore
  /** Epoch milliseconds. */
  now: () => number
  toSports: () => void
}

/** Room that the eight columns of the table need. */
const TABLE_MIN_PX = 700

/** What the list holds, by what is known of it. */
export const BetListBody = observer(({ store, now, toSports }: BetListBodyProps) => {
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  return (
    <div ref={ref}>
      <Content store={store} now={now} toSports={toSports} isWide={isWide} />
    </div>
  )
})

const Content = observer(({ store, now, toSports, isWide }: BetListBodyProps & { isWide: boolean }) => {
  const { t } = useWords()
  const { stage, view, totals } = store
  switch (stage.stage) {
    case 'loading':
      return <LoadingList isWide={isWide} />
    case 'failed':
      return (
        <FailedState
          title={t('betList.failed')}
          text={`${stage.text} ${t('betList.code', { code: stage.code })}`}
          retryLabel={t('betList.retry')}
          retry={store.retry}
        />
      )
    case 'ready': {
      if (stage.bets.length === 0) return <EmptyList list={view.list} toSports={toSports} />
      const segment = segmentOf(view.list)
      const Bets = isWide ? BetTable : BetCards
      return (
        <>
          {totals && <TotalsStrip totals={totals} segment={segment} isPart={store.pages > 1} />}
          <Bets bets={stage.bets} segment={segment} firstNumber={store.firstNumber} now={now()} />
          <BetListPager store={store} />
        </>
      )
    }
  }
})
