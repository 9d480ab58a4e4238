/** Counts and order of the menu: a file of its own, because prices are drawn without it. */
export { sportsInOrder } from '@touchline/rules'
export { askMenu } from '../transport/ask-menu'
export { countByBoard, isUncounted } from './count-by-board'
export { isViewOffered, type KeptFilters, menuViewCount } from './menu-view-count'
