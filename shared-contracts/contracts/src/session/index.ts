export * from './odds-refresh'
export * from './preferences'
export * from './session'
export * from './switchable-products'
