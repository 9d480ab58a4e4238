export * from './table'
export * from './texts'
