import type { HostServices, Location } from '@touchline/contracts/host'
import type { AreaWords } from '@touchline/ui/words'
import type { ComponentType, ReactNode } from 'react'
import type { AreaMoves } from './area/area-moves'

/** A screen as one visit to its area sees it: made once, started whenever it comes into sight. */
export interface OpenScreen {
  readonly element: ReactNode
  /** Asks, subscribes and follows until the returned function is called; may be started again after that. */
  start(): () => void
}

/** The export of a screen's file. */
export interface Screen {
  /** Makes stores and the element; calls, timers and subscriptions begin with `start`. */
  open(host: HostServices): OpenScreen
}

interface RowFacts {
  /** Whole path, such as `/info/statement`; `:name` matches a part of it. */
  readonly path: string
  /** Key of its name in the area's words; a screen without one is not in the navigation. */
  readonly title?: string
  /** Mark behind its name in the navigation, such as the unread count; loads on its own. */
  readonly mark?: ComponentType
  /** Words that only this screen needs. */
  readonly words?: AreaWords
}

/**
 * A row of an area's table. `screen` is part of the area's first file: for the screen of most direct visits.
 * All others are fetched by `load` on demand, or earlier when the page is idle.
 */
export type ScreenRow = RowFacts &
  (
    | { readonly screen: Screen; readonly load?: undefined }
    | { readonly load: () => Promise<{ default: Screen }>; readonly screen?: undefined }
  )

export interface AreaTable {
  /** The area and its version, from the remote. */
  readonly name: string
  readonly version: string
  /** Words of the whole area, with those of the kit below `kit`. */
  readonly words: AreaWords
  /** Key of the area's name. */
  readonly label: string
  readonly screens: readonly ScreenRow[]
  /** As its `pages.json` declares them. */
  readonly routes: readonly { readonly path: string }[]
  /** Where addresses of the area lead that no screen has. */
  readonly otherwise: string
  /**
   * The frame of every screen. `NavigationFrame` names the screens and includes the router (11 kB); none by
   * default.
   */
  readonly frame?: ComponentType<FrameProps>
}

/** Properties of a frame. */
export interface FrameProps {
  readonly area: AreaTable
  /** The screen on the page, and its location. */
  readonly row: ScreenRow
  readonly location: Location
  /** For its links: going back restores the scroll position of a screen. */
  readonly moves: AreaMoves
  /** Called with a screen that the player seems to mean, so that it is here when it is wanted. */
  readonly expect: (row: ScreenRow) => void
  /** The screen. */
  readonly children: ReactNode
}
