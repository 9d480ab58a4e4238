import type { ScreenRow } from '@touchline/screens'
import { ROOM_LIST } from '../domain/room-list-view'
import { roomListScreen } from './room-list-screen'

/** The screens of the tournament. The room list is what every visit comes to. */
export const SCREENS: readonly ScreenRow[] = [{ path: ROOM_LIST.path, screen: roomListScreen }]
