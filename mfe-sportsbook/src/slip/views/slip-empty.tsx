export { LazyIdle as SlipEmpty } from './lazy-more'
