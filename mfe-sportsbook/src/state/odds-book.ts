import {
  type Channel,
  FOOTBALL,
  type HeadRow,
  type LineChange,
  MarketId,
  type MyanmarRow,
  type OddsFrame,
  type OddsPayload,
} from '@touchline/contracts'
import { action, makeObservable, observable } from 'mobx'
import { isListedAlike, matchFacts } from '../domain/match-facts'
import { BoardMatch, headFacts } from './board-match'
import { groupLines } from './group-lines'
import { myanmarPrices, myanmarTerms, type OddsLine } from './odds-line'
import { PriceTable } from './price-table'

export interface League {
  readonly id: number
  readonly name: string
  readonly country: string
  readonly order: number
}

/** What one channel brought. */
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
  readonly table = new PriceTable()
  readonly leagues = new Map<number, League>()
  /** Channels whose first snapshot has come. */
  readonly ready = observable.set<Channel>()
  /** Child → parent. */
  readonly parents = new Map<number, number>()
  private readonly channels = new Map<Channel, ChannelState>()
  private readonly lines = new Map<number, OddsLine>()
  private readonly changed = new Set<BoardMatch>()
  private tick = 0
  private restructured = false

  constructor() {
    // Only the tick as a whole is an action: what it calls hundreds of times must stay a plain call.
    makeObservable(this, { structure: observable, apply: action })
  }

  /** Applies the frames of one tick in order; `now` is server time in epoch milliseconds. */
  apply(frames: readonly OddsFrame[], now: number): void {
    this.tick += 1
    for (const frame of frames) this.applyFrame(frame, now)
    for (const match of this.changed) match.reportChanged()
    this.changed.clear()
    if (this.restructured) this.structure += 1
    this.restructured = false
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

  rateOf(channel: Channel): number {
    return this.channels.get(channel)?.rate ?? 1
  }

  lineById(id: number): OddsLine | undefined {
    return this.lines.get(id)
  }

  private applyFrame(frame: OddsFrame, now: number): void {
    const channel = this.channelState(frame.ch)
    channel.rate = frame.rate
    if (frame.t === 'beat') return
    if (frame.t === 'snap') {
      this.dropMissing(channel, frame.payload)
      this.mergeRows(channel, frame.payload, now)
      this.ready.add(frame.ch)
      return
    }
    for (const id of frame.gone) this.dropMatch(channel, id)
    this.mergeRows(channel, frame.payload, now)
    for (const change of frame.lines) this.changeLine(change, now)
    for (const row of frame.myanmar) this.changeMyanmar(row, now)
  }

  private channelState(ch: Channel): ChannelState {
    const held = this.channels.get(ch)
    if (held) return held
    const state: ChannelState = { matches: new Map(), rate: 1 }
    this.channels.set(ch, state)
    this.restructured = true
    return state
  }

  private mergeRows(channel: ChannelState, [leagues, matches, links, heads]: OddsPayload, now: number): void {
    for (const [id, , name, country, order] of leagues) {
      this.leagues.set(id, { id, name, country, order })
      this.restructured = true
    }
    for (const [parent, child] of links) this.parents.set(child, parent)
    const headOf = new Map(heads.map((head) => [head[0], head]))
    for (const row of matches) {
      const held = channel.matches.get(row[0])
      if (held) this.changeFacts(held, matchFacts(row), now)
      else this.addMatch(channel, new BoardMatch(row[0], matchFacts(row), NO_HEAD))
    }
    for (const [id, head] of headOf) {
      const match = channel.matches.get(id)
      if (match) this.replaceHead(match, head, now)
    }
  }

  private addMatch(channel: ChannelState, match: BoardMatch): void {
    channel.matches.set(match.id, match)
    this.restructured = true
  }

  private changeFacts(match: BoardMatch, facts: BoardMatch['facts'], now: number): void {
    const before = match.facts
    if (!isListedAlike(before, facts)) this.restructured = true
    if (match.head.sport === FOOTBALL) {
      if (facts.score[0] > before.score[0]) match.goal = { side: 'home', at: now }
      else if (facts.score[1] > before.score[1]) match.goal = { side: 'away', at: now }
    }
    match.facts = facts
    match.factsStamp = this.tick
    this.changed.add(match)
  }

  private replaceHead(match: BoardMatch, row: HeadRow, now: number): void {
    const before = match.groups
    match.head = headFacts(row)
    match.groups = groupLines(match, row, this.table)
    match.myanmar = row[22].length > 0
    match.stamp = this.tick
    match.factsStamp = this.tick
    if (shapeOf(before) !== shapeOf(match.groups)) this.restructured = true
    for (const group of match.groups) {
      for (const [index, line] of group?.entries() ?? []) {
        const held = this.lines.get(line.id) ?? before[line.group * 2 + line.period]?.[index]
        this.inherit(line, held, now)
        this.lines.set(line.id, line)
      }
    }
    for (const group of before) for (const line of group ?? []) this.dropLine(line)
    this.changed.add(match)
  }

  /** A replaced line shows how its price moved, and that it moved itself. */
  private inherit(line: OddsLine, held: OddsLine | undefined, now: number): void {
    line.stamp = this.tick
    if (!held) return
    line.movedAt = isSameLine(line, held) ? held.movedAt : now
    if (!isSameLine(line, held)) return
    for (let i = 0; i < line.count; i += 1) {
      const price = this.table.price(line.base + i)
      this.table.set(line.base + i, this.table.price(held.base + i))
      this.table.set(line.base + i, price)
      if (this.table.direction(line.base + i) !== 0) line.changedAt = now
    }
  }

  private changeLine(change: LineChange, now: number): void {
    const line = this.lines.get(change[0])
    if (!line) return
    // By index and not by rest: a tick brings hundreds, and each rest would be an array of its own.
    for (let i = 0; i < line.count; i += 1)
      this.table.set(line.base + i, (change[CHANGE_PRICES + i] as number) ?? 0)
    this.touch(line, change[1], change[2], now)
  }

  private changeMyanmar(row: MyanmarRow, now: number): void {
    const line = this.lines.get(row[0])
    if (!line) return
    const terms = myanmarTerms(row)
    const held = line.myanmar
    if (held?.goals !== terms.goals || held.percent !== terms.percent || held.upper !== terms.upper)
      line.movedAt = now
    line.myanmar = terms
    for (const [i, price] of myanmarPrices(row).entries()) this.table.set(line.base + i, price)
    this.touch(line, row[5], row[6], now)
  }

  private touch(line: OddsLine, ball: number, state: OddsLine['state'], now: number): void {
    line.ball = ball
    line.state = state
    line.stamp = this.tick
    line.changedAt = now
    line.match.stamp = this.tick
    if (line.match.isWatched) this.changed.add(line.match)
  }

  private dropMissing(channel: ChannelState, payload: OddsPayload): void {
    const present = new Set(payload[1].map((row) => row[0]))
    for (const id of [...channel.matches.keys()]) if (!present.has(id)) this.dropMatch(channel, id)
  }

  private dropMatch(channel: ChannelState, id: number): void {
    const match = channel.matches.get(id)
    if (!match) return
    channel.matches.delete(id)
    this.restructured = true
    for (const group of match.groups) for (const line of group ?? []) this.dropLine(line)
    // A row that still shows it has nothing left to offer: its places in the table may soon be another line's.
    match.groups = []
    match.factsStamp = this.tick
    this.changed.add(match)
  }

  private dropLine(line: OddsLine): void {
    this.table.giveBack(line.base, line.count)
    // A line that went over to the live channel under the same id is somebody else's now.
    if (this.lines.get(line.id) === line) this.lines.delete(line.id)
  }
}

/** Where prices begin in a change. */
const CHANGE_PRICES = 3

const NO_HEAD = { sport: 0, market: MarketId.early, parlay: false, more: 0 } as const

const shapeOf = (groups: BoardMatch['groups']): string => groups.map((group) => group?.length ?? 0).join()

function isSameLine(a: OddsLine, b: OddsLine): boolean {
  if (a.myanmar && b.myanmar)
    return (
      a.myanmar.goals === b.myanmar.goals &&
      a.myanmar.percent === b.myanmar.percent &&
      a.myanmar.upper === b.myanmar.upper
    )
  return a.value === b.value && a.count === b.count
}
