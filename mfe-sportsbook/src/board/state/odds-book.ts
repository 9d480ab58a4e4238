import type { Channel, OddsFrame, OddsSnapshot } from '@touchline/contracts/live'
import { FOOTBALL, type HeadRow, MarketId, type OddsPayload } from '@touchline/contracts/odds'
import { action, makeObservable, observable } from 'mobx'
import { isListedAlike, matchFacts } from '../../shared/domain/match-facts'
import { BoardMatch, type HeadFacts, headFacts, type OddsLine } from './board-match'
import { LineBook, type Tick } from './line-book'

export interface League {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly order: number
}

/** The messages of one channel. */
interface ChannelState {
  readonly matches: Map<number, BoardMatch>
  /** Simulated minutes a real minute. */
  rate: number
}

/**
 * Matches and prices of some channels. One call of `apply` is one tick: prices go into the table, and only matches that
 * somebody watches report a change. `structure` rises when rows came, went or changed their height.
 */
export class OddsBook {
  structure = 0
  readonly leagues = new Map<number, League>()
  /** Channels whose first snapshot has come. */
  readonly ready = observable.set<Channel>()
  /** Child → parent. */
  readonly parents = new Map<number, number>()
  private readonly channels = new Map<Channel, ChannelState>()
  private readonly lines = new LineBook()
  readonly table = this.lines.table
  private readonly changed = new Set<BoardMatch>()
  private tick = 0
  private restructured = false
  private dropped = false

  constructor() {
    // Only the tick as a whole is an action: its hundreds of inner calls must stay plain calls.
    makeObservable(this, { structure: observable, apply: action })
  }

  /** Applies the frames of one tick in order; `now` is server time in epoch milliseconds. */
  apply(frames: readonly OddsFrame[], now: number): void {
    this.tick += 1
    for (const frame of frames) this.applyFrame(frame, { number: this.tick, now })
    if (this.dropped) this.forgetUnused()
    for (const match of this.changed) match.reportChanged()
    this.changed.clear()
    if (this.restructured || this.lines.reshaped) this.structure += 1
    this.restructured = this.lines.reshaped = false
  }

  matchesOf(channel: Channel): ReadonlyMap<number, BoardMatch> {
    return this.channels.get(channel)?.matches ?? new Map()
  }

  /** A match of any channel. */
  matchById(id: number): BoardMatch | undefined {
    for (const { matches } of this.channels.values()) {
      const match = matches.get(id)
      if (match) return match
    }
    return undefined
  }

  /** Matches that belong to another one, such as its corners. */
  childrenOf(match: number): BoardMatch[] {
    void this.structure
    return [...this.parents].flatMap(([child, parent]) =>
      parent === match ? (this.matchById(child) ?? []) : [],
    )
  }

  rateOf(channel: Channel): number {
    return this.channels.get(channel)?.rate ?? 1
  }

  lineById(id: number): OddsLine | undefined {
    return this.lines.byId(id)
  }

  private applyFrame(frame: OddsFrame, tick: Tick): void {
    const channel = this.channelState(frame.ch)
    channel.rate = frame.rate
    if (frame.t === 'beat') return
    if (frame.t === 'snap') {
      this.dropMissing(channel, frame.payload)
      this.mergeRows(channel, frame.payload, tick)
      this.takeScoreboards(channel, frame)
      this.ready.add(frame.ch)
      return
    }
    for (const id of frame.gone) this.dropMatch(channel, id)
    this.mergeRows(channel, frame.payload, tick)
    this.takeScoreboards(channel, frame)
    for (const change of frame.lines) this.moved(this.lines.change(change, tick))
    for (const row of frame.myanmar) this.moved(this.lines.changeMyanmar(row, tick))
  }

  private takeScoreboards(
    { matches }: ChannelState,
    { scoreboards }: Pick<OddsSnapshot, 'scoreboards'>,
  ): void {
    for (const [id, scoreboard] of scoreboards ?? []) {
      const match = matches.get(id)
      if (!match) continue
      // Boards have a column for each part that was begun.
      if (match.scoreboard?.parts.length !== scoreboard.parts.length) this.restructured = true
      match.scoreboard = scoreboard
      match.factsStamp = this.tick
      this.changed.add(match)
    }
  }

  private channelState(ch: Channel): ChannelState {
    const held = this.channels.get(ch)
    if (held) return held
    const state: ChannelState = { matches: new Map(), rate: 1 }
    this.channels.set(ch, state)
    this.restructured = true
    return state
  }

  private mergeRows(channel: ChannelState, [leagues, matches, links, heads]: OddsPayload, tick: Tick): void {
    for (const [id, , name, country, order] of leagues) {
      this.leagues.set(id, { id, name, country, order })
      this.restructured = true
    }
    for (const [parent, child] of links) this.parents.set(child, parent)
    const headOf = new Map(heads.map((head) => [head[0], head]))
    for (const row of matches) {
      const held = channel.matches.get(row[0])
      if (held) this.changeFacts(held, matchFacts(row), tick)
      else this.addMatch(channel, new BoardMatch(row[0], matchFacts(row), NO_HEAD))
    }
    for (const [id, head] of headOf) {
      const match = channel.matches.get(id)
      if (match) this.replaceHead(match, head, tick)
    }
  }

  private addMatch(channel: ChannelState, match: BoardMatch): void {
    channel.matches.set(match.id, match)
    this.restructured = true
  }

  private changeFacts(match: BoardMatch, facts: BoardMatch['facts'], tick: Tick): void {
    const before = match.facts
    if (!isListedAlike(before, facts)) this.restructured = true
    if (match.head.sport === FOOTBALL) {
      if (facts.score[0] > before.score[0]) match.goal = { side: 'home', at: tick.now }
      else if (facts.score[1] > before.score[1]) match.goal = { side: 'away', at: tick.now }
    }
    match.facts = facts
    match.factsStamp = this.tick
    this.changed.add(match)
  }

  private replaceHead(match: BoardMatch, row: HeadRow, tick: Tick): void {
    const head = headFacts(row)
    if (!isListedAs(match.head, head)) this.restructured = true
    match.head = head
    match.myanmar = row[22].length > 0
    match.stamp = tick.number
    match.factsStamp = tick.number
    if (this.lines.replace(match, row, tick)) this.restructured = true
    this.changed.add(match)
  }

  private moved(line: OddsLine | undefined): void {
    if (line?.match.isWatched) this.changed.add(line.match)
  }

  private dropMissing(channel: ChannelState, payload: OddsPayload): void {
    const present = new Set(payload[1].map((row) => row[0]))
    for (const id of [...channel.matches.keys()]) if (!present.has(id)) this.dropMatch(channel, id)
  }

  /** A tab may stay open for days: leagues and links go with their last match. Both come again with a match of theirs. */
  private forgetUnused(): void {
    this.dropped = false
    const matches = [...this.channels.values()].flatMap((channel) => [...channel.matches.values()])
    const leagues = new Set(matches.map(({ facts }) => facts.league))
    const ids = new Set(matches.map(({ id }) => id))
    for (const id of this.leagues.keys()) if (!leagues.has(id)) this.leagues.delete(id)
    for (const child of this.parents.keys()) if (!ids.has(child)) this.parents.delete(child)
  }

  private dropMatch(channel: ChannelState, id: number): void {
    const match = channel.matches.get(id)
    if (!match) return
    channel.matches.delete(id)
    this.restructured = true
    this.dropped = true
    this.lines.drop(match)
    match.factsStamp = this.tick
    this.changed.add(match)
  }
}

/** Lists depend on the offers of a match, and a card without further markets has no line for them. */
const isListedAs = (a: HeadFacts, b: HeadFacts): boolean =>
  a.offers === b.offers && a.parlay === b.parlay && a.more > 0 === b.more > 0

const NO_HEAD = { sport: 0, market: MarketId.early, parlay: false, offers: 0, more: 0 } as const
