export * from './follow-frame'
export * from './messages'
export * from './odds-frames'
