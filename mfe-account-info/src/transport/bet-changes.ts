import type { Bet, MemberMessage } from '@touchline/contracts'

/** The bet that a message of the server is about, as it is now; null when it is about something else. */
export const changedBet = (message: MemberMessage): Bet | null => (message.t === 'bet' ? message.bet : null)
