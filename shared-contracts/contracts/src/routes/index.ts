export * from './area-pages'
export * from './product-of-route'
export * from './routes'
