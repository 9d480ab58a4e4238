import { version } from '@touchline/contracts/calls'
import type { ClosedProducts } from '@touchline/contracts/products'
import { useEffect, useState } from 'react'
import { useShell } from '../shell-context'

/** How often the server is asked while no socket stands over which it could tell. */
const ASK_MS = 15_000

/** How often the clock is looked at for a closing that is over: timers do not run while a device sleeps. */
const LOOK_MS = 1000

const NOTHING: ClosedProducts = {}

/**
 * Which products are closed for maintenance: as the socket tells, asked for where it could not, and no longer than was said. What
 * an answer says, and that a closing is over, is told to the areas too.
 */
export function useClosedProducts(): ClosedProducts {
  const { call, live, host } = useShell()
  const [closed, setClosed] = useState(NOTHING)
  useEffect(() => {
    let held = NOTHING
    const ask = async () => {
      const before = held
      const result = await call(version, {}, { quiet: true })
      // What was told meanwhile is newer.
      if (result.kind === 'ok' && result.data.closed && held === before)
        live.tell({ t: 'maintenance', closed: result.data.closed })
    }
    const following = live.member$.subscribe((message) => {
      if (message.t !== 'maintenance') return
      held = message.closed
      setClosed(held)
    })
    const endThose = () => {
      const standing = Object.entries(held).filter(([, until]) => until > host.now())
      if (standing.length < Object.keys(held).length)
        live.tell({ t: 'maintenance', closed: Object.fromEntries(standing) })
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
