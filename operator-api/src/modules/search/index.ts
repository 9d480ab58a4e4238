export { createSearch, type Search, type SearchParts } from './search'
