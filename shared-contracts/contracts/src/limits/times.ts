export const TIME_ZONE = 'Asia/Kuala_Lumpur'
export const TIME_ZONE_OFFSET_MINUTES = 480
/** Hour of GMT+8 at which a betting day begins. */
export const BETTING_DAY_START_HOUR = 12

/** Time filters of the board: 0 all, 9 next 2 h, 1 next 4 h, 2 next 8 h, 3 until midnight, 4 00-04, 5 04-12. */
export const TIME_FILTERS = [0, 9, 1, 2, 3, 4, 5] as const
export type TimeFilter = (typeof TIME_FILTERS)[number]
