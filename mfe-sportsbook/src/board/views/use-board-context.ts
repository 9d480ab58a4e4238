import { OddsTypeId } from '@touchline/contracts/odds'
import { useWords } from '@touchline/ui/words'
import { useEffect, useMemo } from 'react'
import type { BoardStore } from '../state/board-store'
import type { BoardContext } from './board-context'
import { FlashQueue } from './price/flash-queue'
import { PriceFormat } from './price/price-format'

/** A source of prices: the board, the hot matches. */
export type ContextSource = Pick<BoardStore, 'host' | 'page' | 'feed'> & Partial<Pick<BoardStore, 'filters'>>

/** The context of rows; it changes with language, odds type and book, and then every row is written anew. */
export function useBoardContext(store: ContextSource): BoardContext {
  const { t, name } = useWords()
  const preferred = store.page.hostState.preferences.pageDisplay.oddsType
  // Parlays multiply decimal prices, in any odds type of single bets.
  const oddsType = store.filters?.view === 'parlay' ? OddsTypeId.DEC : preferred
  const { book } = store.feed
  const { myanmar } = store.page.settings
  const context = useMemo(
    () => ({
      t,
      name,
      format: new PriceFormat(oddsType),
      table: book.table,
      leagueName: (id: number) => book.leagues.get(id)?.name ?? '',
      flash: new FlashQueue(() => store.host.now()),
      myanmar,
      rate: () => book.rateOf(store.feed.channels[0] ?? ''),
      now: () => store.host.now(),
      picks: () => store.page.picked.keys,
    }),
    [store, t, name, oddsType, book, myanmar],
  )
  useEffect(() => () => context.flash.clear(), [context])
  return context
}
