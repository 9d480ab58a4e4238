import type { BusEvent } from '@touchline/contracts/host'
import type { MemberMemory } from '../transport/slip-memory'
import type { TurnTaking } from '../transport/turn-taking'

/** Whose session ended last without their doing, since the page was loaded: the slip is mounted anew for whoever comes. */
export interface Expelled {
  account: string | null
}

interface Visitor {
  readonly account: string
  readonly memory: MemberMemory
}

/** Whoever logs out leaves nothing in the browser; who was logged out finds the slip again when they come back. */
export function departures(expelled: Expelled, turns: Pick<TurnTaking, 'forget'>) {
  /** Who has just left, and nobody knows yet how. */
  let left: Visitor | null = null
  return {
    leave: (visitor: Visitor | null): void => {
      left = visitor ?? left
    },
    /** Why it was that the session ended. */
    explain: (code: Extract<BusEvent, { type: 'logout' }>['code']): void => {
      if (!left) return
      if (code === 'requested') {
        turns.forget()
        left.memory.clear()
      } else expelled.account = left.account
      left = null
    },
    /** Whether this member was here before and had to leave. Of anybody else's nothing stays; their records the memory drops. */
    arrive: (account: string): boolean => {
      const isBack = expelled.account === account
      // Who follows at once, without an end of the session between, is somebody else.
      if (left || (expelled.account !== null && !isBack)) turns.forget()
      left = null
      expelled.account = null
      return isBack
    },
  }
}
