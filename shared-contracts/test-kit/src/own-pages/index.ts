export { ownPages, ownRoutes, pagesOf } from './own-pages'
