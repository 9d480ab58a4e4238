export { VIRTUAL_PAGE } from './domain/rounds-address'
