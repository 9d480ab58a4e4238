/** Calls under `/app` are POST and never cached; odds under `/odds` are GET with ETags. One origin, two host groups. */
export const APP_PREFIX = '/app'
export const ODDS_PREFIX = '/odds'
