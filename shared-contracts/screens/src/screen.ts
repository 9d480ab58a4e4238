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

/** What the file of a screen exports. */
export interface Screen {
  /** Makes stores and the element; calls, timers and subscriptions begin with `start`. */
  open(host: HostServices): OpenScreen
}

interface RowFacts {
  /** Whole path, such as `/info/statement`; `:name` stands for a part of it. */
  readonly path: string
  /** Key of its name in the area's words; a screen without one is not in the navigation. */
  readonly title?: string
  /** What stands behind its name in the navigation, such as how many messages are unread; comes by itself, when it is there. */
  readonly mark?: ComponentType
  /** Words that only this screen needs. */
  readonly words?: AreaWords
}

/**
 * A row of an area's table. `screen` is there with the area's first file: for the one that most direct visits come to. All
 * others are fetched by `load` when they are wanted, or before that when the page is idle.
 */
export type ScreenRow = RowFacts &
  (
    | { readonly screen: Screen; readonly load?: undefined }
    | { readonly load: () => Promise<{ default: Screen }>; readonly screen?: undefined }
  )

export interface AreaTable {
  /** The area and its version, as the remote tells them. */
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
   * What stands around every screen. `NavigationFrame` names the screens and brings the router along (11 kB); nothing unless
   * given.
   */
  readonly frame?: ComponentType<FrameProps>
}

/** What a frame is given. */
export interface FrameProps {
  readonly area: AreaTable
  /** The screen on the page, and where it stands. */
  readonly row: ScreenRow
  readonly location: Location
  /** For its links: who moves by them is led back to where a screen was left. */
  readonly moves: AreaMoves
  /** Called with a screen that the player seems to mean, so that it is here when it is wanted. */
  readonly expect: (row: ScreenRow) => void
  /** The screen. */
  readonly children: ReactNode
}
