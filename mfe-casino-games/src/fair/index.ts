export { FAIR_PAGE } from './domain/fair-address'
