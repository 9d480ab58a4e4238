import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useReducer } from 'react'
import { suspensionWord } from '../../../domain/suspension-word'
import { cx } from '../board-classes'
import { isRefused, type PriceScreen } from '../board-events'
import type { PriceCell } from '../price/price-cell'

/** Why a price cannot be taken, below it and for as long as that is so. */
export const PriceTip = observer(function PriceTip({ cell, store }: { cell: PriceCell; store: PriceScreen }) {
  const { t } = useWords()
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  // Prices are written past React: what is written on the button says that it opened.
  useEffect(() => {
    const watch = new MutationObserver(lookAgain)
    watch.observe(cell.button, { attributes: true })
    lookAgain()
    return () => watch.disconnect()
  }, [cell])
  if (!isRefused(cell, store)) return null
  const { left, bottom, width } = cell.button.getBoundingClientRect()
  return (
    <div role="tooltip" className={cx('tip')} style={{ left: left + width / 2, top: bottom + 6 }}>
      {store.page.hostState.isPaused
        ? t('locked', { seconds: secondsLate(store) })
        : t('suspended', { reason: t(reasonOf(cell)) })}
    </div>
  )
})

const secondsLate = ({ host, page }: PriceScreen): number =>
  Math.round((host.now() - (page.hostState.pausedAt ?? host.now())) / 1000)

function reasonOf({ line }: PriceCell): string {
  const match = line?.match
  return `suspension.${match ? suspensionWord(match.facts.suspension, match.head.sport) : 'none'}`
}
