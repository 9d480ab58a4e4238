import type { BusEvent } from '@touchline/contracts/host'
import type { MemberStorage } from '../transport/slip-storage'

/** The member whose session ended without a logout since the page was loaded. It outlives the slip, which goes with the session. */
export interface Expelled {
  account: string | null
}

interface Visitor {
  readonly account: string
  readonly storage: MemberStorage
}

/** A logout removes the slip from the browser; a session that ends otherwise keeps it for the next login. */
export function slipAfterLogout(expelled: Expelled) {
  /** The session has ended; its reason is not known yet. */
  let last: Visitor | null = null
  return {
    leave: (visitor: Visitor | null): void => {
      last = visitor ?? last
    },
    explain: (code: Extract<BusEvent, { type: 'logout' }>['code']): void => {
      if (code === 'requested') last?.storage.clear()
      else if (last) expelled.account = last.account
      last = null
    },
    /** Whether the same member is back after their session ended. */
    arrive: (account: string): boolean => {
      const isBack = expelled.account === account
      last = null
      expelled.account = null
      return isBack
    },
  }
}
