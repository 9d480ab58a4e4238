/** How much of a thing a run tries: small beside every change, the whole figure in `npm run test:full`. */
export const sized = (small: number, full: number): number => (process.env.FULL ? full : small)
