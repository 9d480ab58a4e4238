import { useHost } from '@touchline/ui'
import { useEffect, useState } from 'react'

/** Whether the connection is there: without it no price can be bet on. */
export function useOnline(): boolean {
  const { live } = useHost()
  const [isOnline, setOnline] = useState(true)
  useEffect(() => {
    const following = live.freshness$.subscribe(({ freshness }) => setOnline(freshness !== 'lost'))
    return () => following.unsubscribe()
  }, [live])
  return isOnline
}
