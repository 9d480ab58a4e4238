export * from './area-pages'
export * from './routes'
