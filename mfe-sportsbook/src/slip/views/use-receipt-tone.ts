import { playTone } from '@touchline/ui/tone'
import { useEffect } from 'react'
import { useSlip } from './slip-context'

/** Receipts with a played tone: a redraw does not play it again. */
const played = new WeakSet<object>()

/** Plays a tone for the newest placed bet, once; the notice of a closed slip has a tone of its own. */
export function useReceiptTone(newest: object | undefined): void {
  const { sounds } = useSlip().state.accessibility
  useEffect(() => {
    if (!newest || played.has(newest)) return
    played.add(newest)
    if (sounds) playTone('good')
  }, [newest, sounds])
}
