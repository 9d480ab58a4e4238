export * from './day-range'
export * from './day-text'
