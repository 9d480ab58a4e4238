import { Segmented } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { MARKET_NAMES } from '../../../shared/domain/board-filters'
import type { BoardStore } from '../../state/board-store'
import { cx } from '../board-classes'
import { OddsTypeSelect } from './board-selects'
import { Days } from './days'
import { LeaguesButton } from './leagues-button'
import { RefreshRing } from './refresh-ring'
import { LiveOnlySwitch, TimeChips } from './time-chips'
import { ViewButton } from './view-button'
import { ViewTabs } from './view-tabs'

interface ToolbarProps {
  store: BoardStore
  /** Only the match or the part beside it fits: the switch chooses which. */
  oneSwitch: boolean
  /** The sports menu, which has early, today and live, is not beside the board. */
  markets: boolean
}

/** All choices of the board, in two rows that stay visible. */
export const Toolbar = observer(function Toolbar({ store, oneSwitch, markets }: ToolbarProps) {
  const { t } = useWords()
  const { matchCount: count } = store
  const { allCount: all } = store
  return (
    <div className={cx('toolbar')}>
      <div className={cx('toolRow')}>
        <h1 className={cx('title')}>
          {t(`sport.${store.sportKey}`, { id: store.filters.sport })}
          <span className={cx('count')}>{count < all ? t('countOf', { count, all }) : count}</span>
        </h1>
        <ViewTabs store={store} />
        {store.hasParts ? oneSwitch ? <PartSwitch store={store} /> : <PartsChoice store={store} /> : null}
        <RefreshRing store={store} />
      </div>
      <div className={cx('toolRow', 'filters')}>
        <TimeChips store={store} />
        <Days store={store} />
        {markets && <MarketTabs store={store} />}
        <LiveOnlySwitch store={store} />
        <span className={cx('gap')} />
        <OddsTypeSelect store={store} />
        <ViewButton store={store} />
        <LeaguesButton store={store} />
      </div>
    </div>
  )
})

const PartsChoice = observer(function PartsChoice({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const isFirstHalf = store.part === 'first'
  return (
    <Segmented
      label={t('half.label')}
      className={cx('segments')}
      segments={[
        { value: 'match', label: t(isFirstHalf ? 'half.full' : 'half.match') },
        { value: 'part', label: t(isFirstHalf ? 'half.half' : `part.${store.part}`) },
        { value: 'both', label: t('half.both') },
      ]}
      value={store.partsShown}
      onChange={(shown) => store.showParts(shown)}
    />
  )
})

/** Early, today or live, where the menu with them is not beside the board. */
export const MarketTabs = observer(function MarketTabs({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const isOutright = store.filters.view === 'outright'
  return (
    <Segmented
      label={t('market.label')}
      look="underline"
      className={cx('marketTabs')}
      segments={MARKET_NAMES.map((value) => ({
        value,
        label: t(`market.${value}`),
        count: store.countOf(value) || undefined,
      }))}
      // Outrights are of no one of them: a press on one leaves them.
      value={isOutright ? null : store.filters.market}
      onChange={(market) => store.filter({ market, liveOnly: false, ...(isOutright && { view: 'hdpou' }) })}
    />
  )
})

/** The match or the part beside it, where the width has room for one. */
export const PartSwitch = observer(function PartSwitch({ store }: { store: BoardStore }) {
  const { t } = useWords()
  const isFirstHalf = store.part === 'first'
  return (
    <Segmented
      label={t('half.label')}
      className={cx('segments')}
      segments={[
        { value: 'match', label: t(isFirstHalf ? 'half.ft' : 'half.match') },
        { value: 'part', label: t(isFirstHalf ? 'half.1h' : `part.${store.part}`) },
      ]}
      value={store.oneShown}
      onChange={(shown) => store.showOne(shown)}
    />
  )
})
