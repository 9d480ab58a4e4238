import { playTone } from '@touchline/ui/tone'
import { useEffect } from 'react'
import { useSlip } from './slip-context'

/** Receipts that were heard: they are drawn anew when the slip changes around them. */
const heard = new WeakSet<object>()

/** A tone for the newest bet that stands, once; one that the slip does not show has the tone of its notice. */
export function useHeardReceipt(newest: object | undefined): void {
  const { sounds } = useSlip().state.accessibility
  useEffect(() => {
    if (!newest || heard.has(newest)) return
    heard.add(newest)
    if (sounds) playTone('good')
  }, [newest, sounds])
}
