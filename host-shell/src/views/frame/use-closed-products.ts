import { version } from '@touchline/contracts/calls'
import type { ClosedProducts } from '@touchline/contracts/products'
import { useEffect, useState } from 'react'
import { useShell } from '../shell-context'

/** How often the server is asked while the socket is down. */
const ASK_MS = 15_000

/** How often the clock is looked at for a closing that is over: timers do not run while a device sleeps. */
const LOOK_MS = 1000

const NOTHING: ClosedProducts = {}

/**
 * Products closed for maintenance: as pushed, or requested while the socket is down, and no longer than
 * announced. Requested answers and the end of a closing are published to the areas too.
 */
export function useClosedProducts(): ClosedProducts {
  const { call, live, host } = useShell()
  const [closed, setClosed] = useState(NOTHING)
  useEffect(() => {
    let held = NOTHING
    const ask = async () => {
      const before = held
      const result = await call(version, {}, { quiet: true })
      // A message received meanwhile is newer.
      if (result.kind === 'ok' && result.data.closed && held === before)
        live.publish({ t: 'maintenance', closed: result.data.closed })
    }
    const following = live.member$.subscribe((message) => {
      if (message.t !== 'maintenance') return
      held = message.closed
      setClosed(held)
    })
    const endThose = () => {
      const stillClosed = Object.entries(held).filter(([, until]) => until > host.now())
      if (stillClosed.length < Object.keys(held).length)
        live.publish({ t: 'maintenance', closed: Object.fromEntries(stillClosed) })
    }
    const timers = [
      setInterval(() => void (live.isConnected() || ask()), ASK_MS),
      setInterval(endThose, LOOK_MS),
    ]
    return () => {
      following.unsubscribe()
      for (const timer of timers) clearInterval(timer)
    }
  }, [call, live, host])
  return closed
}
