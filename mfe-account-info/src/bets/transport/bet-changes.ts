import type { Bet } from '@touchline/contracts/calls'
import type { MemberMessage } from '@touchline/contracts/live'

/** The bet that a message of the server is about, as it is now; null when it is about something else. */
export const changedBet = (message: MemberMessage): Bet | null => (message.t === 'bet' ? message.bet : null)
