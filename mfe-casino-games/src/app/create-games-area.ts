import { createArea } from '@touchline/screens'
import { words } from '../locales/words'
import pages from '../pages.json'
import { AREA } from './area'
import { AreaFrame } from './area-frame'
import { SCREENS } from './screens'

/** Puts the lobbies into an element; it needs a host and nothing of the shell around it. */
export const createGamesArea = createArea({
  ...AREA,
  words,
  routes: pages.routes,
  label: 'lobbies',
  screens: SCREENS,
  otherwise: '/slots',
  frame: AreaFrame,
})
