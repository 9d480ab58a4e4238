import { lazy, Suspense } from 'react'
import { withWords } from '../../../locales/words'
import type { PriceScreen } from '../board-events'
import type { PriceCell } from '../price/price-cell'

/** Not among the other pieces: the panels beside the board have it too, and would set all of them apart. */
const PriceTip = lazy(async () => ({ default: (await withWords(import('../board-later'))).PriceTip }))

/** The one tooltip of the board, which comes with the first price that needs one. */
export const BoardTip = ({ tip, store }: { tip: PriceCell | null; store: PriceScreen }) =>
  tip && (
    <Suspense fallback={null}>
      <PriceTip cell={tip} store={store} />
    </Suspense>
  )
