import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useShell } from './shell-context'

/** Late parts of the frame, loaded after the page's main content; `fallback` is shown until then. */
export function WhenSettled({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const { composition } = useShell()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    void composition.settled().then(() => setSettled(true))
  }, [composition])
  return isSettled ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
}
