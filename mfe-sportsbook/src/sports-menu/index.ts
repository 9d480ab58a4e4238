export { MenuStore } from './state/menu-store'
export { askMenu, type MenuAnswer, type MenuSport } from './transport/ask-menu'
