import type { HostServices } from '@touchline/contracts/host'
import { useWords } from '@touchline/ui/words'
import { useEffect, useRef } from 'react'

/** Age of the newest prices, written without rendering: it changes with every report of the connection. */
export function FeedAge({ host }: { host: Pick<HostServices, 'live'> }) {
  const { t } = useWords()
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const following = host.live.freshness$.subscribe(({ ageMs }) => {
      if (place.current) place.current.textContent = t('feedAge', { seconds: (ageMs / 1000).toFixed(1) })
    })
    return () => following.unsubscribe()
  }, [host, t])
  return <span ref={place} />
}
