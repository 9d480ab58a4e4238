export * from './area-pages'
export * from './declared-pages'
export * from './routes'
