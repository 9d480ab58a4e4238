import type { HostServices, Unmount } from '@touchline/contracts'
import { createBoard } from './create-board'

/** Draws the routes of the sportsbook. */
export const mountArea = (target: HTMLElement, host: HostServices): Promise<Unmount> =>
  createBoard({ target, host })
