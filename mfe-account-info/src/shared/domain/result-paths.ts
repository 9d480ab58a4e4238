/** Paths of results: of all sports, of e-sports and fights, of number games and races. */
export const RESULT_PATHS = { all: '/info/result', ef: '/efresult', ng: '/ngresult' } as const

/** Where a bet says how it ended. */
export const betResultPath = (betId: string): string => `${RESULT_PATHS.all}?bet=${betId}`
