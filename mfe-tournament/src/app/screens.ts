import type { ScreenRow } from '@touchline/screens'
import { playWords } from '../locales/words'
import { CREATE_ROOM, ROOM_LIST, ROOM_PAGE, ROOM_RECORDS } from '../shared/domain/room-addresses'
import { roomListScreen } from './room-list-screen'

/** The screens of the tournament. The room list is what most visits come to. */
export const SCREENS: readonly ScreenRow[] = [
  { path: ROOM_LIST.path, screen: roomListScreen },
  {
    path: ROOM_PAGE.path,
    words: playWords,
    load: () => import(/* webpackChunkName: "room" */ './room-screen'),
  },
  {
    path: CREATE_ROOM.path,
    words: playWords,
    load: () => import(/* webpackChunkName: "create" */ './create-screen'),
  },
  {
    path: ROOM_RECORDS.path,
    words: playWords,
    load: () => import(/* webpackChunkName: "records" */ './records-screen'),
  },
]
