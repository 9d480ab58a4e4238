import type { LineChange, MyanmarRow, OddsPayload } from '../odds/payload'
import type { ScoreboardRow } from '../odds/scoreboard'

/** A channel is `<sport>:<market>` (say `1:3`, football in play) or `m:<match id>` with every market of one match. */
export type Channel = string
export const marketChannel = (sport: number, market: number): Channel => `${sport}:${market}`
export const matchChannel = (match: number): Channel => `m:${match}`

interface FrameBase {
  ch: Channel
  /** Changes when the server starts anew: everything held is worthless then. */
  epoch: string
  /** Sequence of the state after this frame. */
  seq: number
  /** Server time, epoch milliseconds. */
  at: number
  /** Simulated minutes a real minute: the speed of match clocks (1 with a real provider). */
  rate: number
}

/** Whole state of a channel. */
export interface OddsSnapshot extends FrameBase {
  t: 'snap'
  payload: OddsPayload
  /** Scores by set, quarter or map, of matches that have them. */
  scoreboards?: readonly ScoreboardRow[]
}

/**
 * Changes since `from`. `payload` holds whole rows that are new or replaced, keyed as in a snapshot; a head
 * row there replaces the head and all its lines. `lines` patch prices in place; `myanmar` rows replace by id.
 */
export interface OddsDelta extends FrameBase {
  t: 'delta'
  from: number
  payload: OddsPayload
  lines: LineChange[]
  myanmar: MyanmarRow[]
  /** Ids of matches removed from the channel. */
  gone: number[]
  /** Scoreboards that changed, whole. */
  scoreboards?: readonly ScoreboardRow[]
}

/** Nothing changed: proves that the feed is alive. */
export interface OddsBeat extends FrameBase {
  t: 'beat'
}

export type OddsFrame = OddsSnapshot | OddsDelta | OddsBeat
