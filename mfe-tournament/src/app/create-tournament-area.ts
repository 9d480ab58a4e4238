import { createArea } from '@touchline/screens'
import { words } from '../locales/words'
import pages from '../pages.json'
import { ROOM_LIST } from '../shared/domain/room-addresses'
import { AREA } from './area'
import { SCREENS } from './screens'

/** Puts the tournament into an element; it needs a host and nothing of the shell around it. */
export const createTournamentArea = createArea({
  ...AREA,
  words,
  routes: pages.routes,
  label: 'title',
  screens: SCREENS,
  otherwise: ROOM_LIST.path,
})
