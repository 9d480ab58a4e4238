import type { ScreenRow } from '@touchline/screens'
import { BET_LIST } from '../domain/bet-list-view'
import { betListScreen } from './bet-list-screen'

/** The screens of the account area, in the order of its navigation. The bet list is what most visits come to. */
export const SCREENS: readonly ScreenRow[] = [
  { path: BET_LIST.path, title: 'area.betlist', screen: betListScreen },
]
