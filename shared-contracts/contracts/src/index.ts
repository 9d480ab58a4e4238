export * from './limits/limits'
export * from './odds/bet-type'
export * from './odds/odds-type'
