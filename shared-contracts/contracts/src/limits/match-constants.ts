/** A match that has not begun so many hours after its kick-off time is void. */
export const NOT_IN_TIME_HOURS = 12

/** The most points of a side that feeds report and bets accept. */
export const SCORE_MOST = 9999

/**
 * Points of cards in the bookings of a football match; a second yellow card is not counted beside its red
 * one.
 */
export const BOOKING_POINTS = { yellow: 1, red: 2 } as const
