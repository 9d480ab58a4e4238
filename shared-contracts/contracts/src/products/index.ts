export * from './closable-products'
export * from './products'
export * from './statement-products'
export * from './switchable-products'
