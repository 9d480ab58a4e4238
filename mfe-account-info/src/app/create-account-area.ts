import { createArea, NavigationFrame } from '@touchline/screens'
import { words } from '../locales/words'
import pages from '../pages.json'
import { BET_LIST } from '../shared/domain/bet-list-view'
import { AREA } from './area'
import { SCREENS } from './screens'

/** Puts the account area into an element; it needs a host and nothing of the shell around it. */
export const createAccountArea = createArea({
  ...AREA,
  words,
  routes: pages.routes,
  label: 'area.label',
  screens: SCREENS,
  otherwise: BET_LIST.path,
  frame: NavigationFrame,
})
