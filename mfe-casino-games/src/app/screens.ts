import type { ScreenRow } from '@touchline/screens'
import { FAIR_PAGE } from '../fair'
import { wordsOf } from '../locales/words'
import { GAME_PAGE } from '../shared/domain/game-address'
import { LOBBY_PATHS } from '../shared/domain/lobby-paths'
import { LOTTERY_PAGE, VIRTUAL_PAGE } from '../shared/domain/round-addresses'
import { lobbyScreen } from './lobby-screen'

/** The screens of the games area: a lobby for each of its addresses, all of one kind, and the page of a game, and the check of a round. */
export const SCREENS: readonly ScreenRow[] = [
  ...LOBBY_PATHS.filter((path) => path !== LOTTERY_PAGE.path).map((path) => ({
    path,
    screen: lobbyScreen(path),
  })),
  {
    path: LOTTERY_PAGE.path,
    words: wordsOf('rounds'),
    load: () => import(/* webpackChunkName: "lottery" */ './lottery-screen'),
  },
  {
    path: GAME_PAGE.path,
    words: wordsOf('game'),
    load: () => import(/* webpackChunkName: "game" */ './game-screen'),
  },
  {
    path: VIRTUAL_PAGE.path,
    words: wordsOf('rounds'),
    load: () => import(/* webpackChunkName: "rounds" */ './rounds-screen'),
  },
  {
    path: FAIR_PAGE.path,
    words: wordsOf('fair'),
    load: () => import(/* webpackChunkName: "fair" */ './fair-screen'),
  },
]
