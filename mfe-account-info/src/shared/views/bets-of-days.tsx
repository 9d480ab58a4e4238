import { STATEMENT_DAYS } from '@touchline/contracts/calls'
import { ListBody, LoadingRows, ScreenPage } from '@touchline/screens'
import type { ListStore } from '@touchline/screens/list'
import { EmptyState, Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ComponentProps, ReactNode } from 'react'
import { BetProducts } from './bet-products'
import styles from './bets-of-days.module.css'
import { dayText } from './clock-text'
import { FoldedFilters } from './folded-filters'
import { useWide } from './use-wide'
import { WorkingDays } from './working-days'

/** Room that the columns of the table need. */
const TABLE_MIN_PX = 760

interface View {
  readonly list: string
  readonly from: string
  readonly to: string
  readonly page: number
}

interface BetsOfDaysProps<V extends View, Page> {
  readonly store: ListStore<V, Page>
  readonly current: ComponentProps<typeof BetProducts>['current']
  readonly days: { readonly from: string; readonly to: string }
  readonly lists: readonly { readonly value: V['list']; readonly label: string }[]
  readonly isEmpty: (page: Page) => boolean
  readonly texts: Readonly<Record<'title' | 'lists' | 'empty' | 'emptyHint' | 'failed' | 'loading', string>>
  readonly children: (page: Page) => ReactNode
}

/** A list of own bets by product and betting days. */
export const BetsOfDays = observer(function BetsOfDays<V extends View, Page>({
  store,
  current,
  days,
  lists,
  isEmpty,
  texts,
  children,
}: BetsOfDaysProps<V, Page>) {
  const { t } = useWords()
  const { ref, isWide } = useWide(TABLE_MIN_PX)
  const choose = (view: Partial<View>) => store.choose(view as Partial<V>)
  return (
    <div ref={ref}>
      <ScreenPage title={texts.title} note={t('betList.timeZone')}>
        <BetProducts current={current} />
        <Segmented
          label={texts.lists}
          look="underline"
          segments={lists}
          value={store.view.list}
          onChange={(list) => choose({ list })}
        />
        <div className={styles.toolbar}>
          <FoldedFilters isFolded={!isWide} chosen={`${dayText(days.from)} – ${dayText(days.to)}`}>
            <WorkingDays days={days} daysMax={STATEMENT_DAYS} onChoose={choose} />
          </FoldedFilters>
        </div>
        <ListBody
          list={store}
          isEmpty={isEmpty}
          empty={<EmptyState icon="games" title={texts.empty} text={texts.emptyHint} />}
          failed={texts.failed}
          loading={<LoadingRows label={texts.loading} height="48px" />}
        >
          {children}
        </ListBody>
      </ScreenPage>
    </div>
  )
})
