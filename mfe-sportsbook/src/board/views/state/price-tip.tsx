import { suspensionWord } from '@touchline/rules'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { cx } from '../board-classes'
import { isRefused, type PriceScreen } from '../board-events'
import type { PriceCell } from '../price/price-cell'

/** Why a price cannot be taken, below it and for as long as that is so. */
export const PriceTip = observer(function PriceTip({ cell, store }: { cell: PriceCell; store: PriceScreen }) {
  const { t } = useWords()
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  // Prices are written past React: an attribute on the button marks that it opened.
  useEffect(() => {
    const watch = new MutationObserver(lookAgain)
    watch.observe(cell.button, { attributes: true })
    lookAgain()
    return () => watch.disconnect()
  }, [cell])
  const place = usePlaceBelow(cell.button)
  if (!place || !isRefused(cell, store)) return null
  return (
    <div role="tooltip" className={cx('tip')} style={place}>
      {store.page.hostState.isPaused
        ? t('locked', { seconds: secondsLate(store) })
        : t('suspended', { reason: t(reasonOf(cell)) })}
    </div>
  )
})

interface Place {
  readonly left: number
  readonly top: number
}

/** Below the button, also when its row scrolls or others open above it; null while it is out of sight. */
function usePlaceBelow(button: HTMLElement): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    let frame = 0
    // Moves have no event: the place is read with each frame, as long as the tooltip is open.
    const look = () => {
      const next = placeBelow(button)
      setPlace((now) => (now?.left === next?.left && now?.top === next?.top ? now : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [button])
  return place
}

function placeBelow(button: HTMLElement): Place | null {
  const { left, top, width, height } = button.getBoundingClientRect()
  const middle = left + width / 2
  const there = document.elementFromPoint?.(middle, top + height / 2)
  if (there !== undefined && !button.contains(there)) return null
  return { left: middle, top: top + height + 6 }
}

const secondsLate = ({ host, page }: PriceScreen): number =>
  Math.round((host.now() - (page.hostState.pausedAt ?? host.now())) / 1000)

function reasonOf({ line }: PriceCell): string {
  const match = line?.match
  return `suspension.${match ? suspensionWord(match.facts.suspension, match.head.sport) : 'none'}`
}
