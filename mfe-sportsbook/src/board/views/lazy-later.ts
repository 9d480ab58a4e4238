import { type ComponentType, lazy } from 'react'
import { withWords } from '../../locales/words'
import type * as Later from './board-later'
import type * as More from './more/more'

type PropsOf<Piece> = Piece extends ComponentType<infer Props> ? Props : never

/** A component of a file that comes with the words of the texts beside the board. */
const piece = <File extends object, Name extends keyof File>(load: () => Promise<File>, name: Name) =>
  lazy(async () => ({ default: (await withWords(load()))[name] as ComponentType<PropsOf<File[Name]>> }))

/** Panels that open on a board. They are one file, because each further one costs everybody its name and its hash. */
const later = (): Promise<typeof Later> => import('./board-later')
/** All markets of a match, below its row or as a page. */
const more = (): Promise<typeof More> => import('./more/more')

export const BoardPager = piece(later, 'BoardPager')
export const BoardRest = piece(later, 'BoardRest')
export const DayTabs = piece(later, 'DayTabs')
export const FavouritesPage = piece(later, 'FavouritesPage')
export const GoalVoice = piece(later, 'GoalVoice')
export const HeadNotes = piece(later, 'HeadNotes')
export const LeaguesDialog = piece(later, 'LeaguesDialog')
export const PhoneFilters = piece(later, 'PhoneFilters')
export const SearchFinder = piece(later, 'SearchFinder')
export const ViewMenu = piece(later, 'ViewMenu')
export const MorePage = piece(more, 'MorePage')
export const MorePanel = piece(more, 'MorePanel')
