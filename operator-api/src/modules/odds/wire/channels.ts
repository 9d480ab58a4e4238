import { type Channel, marketChannel, matchChannel } from '@touchline/contracts/live'
import { HEAD, type LeagueRow, type ParentChildRow, SPORTS } from '@touchline/contracts/odds'
import { bettingDay } from '@touchline/rules'
import { type BrandTerms, PRODUCT_TERMS } from '@touchline/serving'
import { type HeldMatch, marketOf, OUTRIGHT } from '../rules'
import type { Book } from '../service'
import { ChannelState } from './channel'
import { type Projection, project } from './rows'

/** A channel that moved: its sequence before and after. */
export interface Moved {
  channel: Channel
  from: number
  seq: number
  /** Matches that may have moved in it. */
  among: ReadonlySet<number>
}

/** Match channels are made when somebody asks and forgotten when nobody has for this long. */
const MATCH_CHANNEL_IDLE_MS = 60_000

/** Boards that anybody may ask for; others exist only once the feed has brought a match of theirs. */
const BOARDS: ReadonlySet<Channel> = new Set(
  SPORTS.flatMap(({ id }) => ([1, 2, 3] as const).map((market) => marketChannel(id, market))),
)

/** The terms of a brand that decide how a match is shown to it. */
export type ViewTerms = Pick<BrandTerms, 'bettingDayStartHour' | 'myanmar'>

/** All channels over one book, as brands of the same terms see it. Boards always exist; channels of single matches while they are read. */
export class Channels {
  private version = 0
  private day = 0
  private readonly boards = new Map<Channel, ChannelState>()
  private readonly boardNameOf = new Map<number, Channel>()
  private readonly byLeague = new Map<number, Set<number>>()
  private readonly byParent = new Map<number, Set<number>>()
  private readonly details = new Map<number, { state: ChannelState; askedAt: number }>()

  constructor(
    private readonly book: Book,
    private readonly now: () => number,
    private readonly terms: ViewTerms = PRODUCT_TERMS,
  ) {}

  /** Brings every channel up to the book, of which these matches changed, and answers which of them moved. */
  publish(matches = this.book.takeChanged()): Moved[] {
    const changed = this.withNewDay(matches)
    if (changed.size === 0) return []
    this.version++
    const before = new Map<Channel, number>()
    const touch = (channel: Channel, state: ChannelState) => {
      if (!before.has(channel)) before.set(channel, state.seq)
    }
    for (const id of changed) {
      this.publishOnBoard(id, touch)
      this.publishDetail(id, touch)
    }
    return [...before].flatMap(([channel, from]) => {
      const seq = this.stateOf(channel)?.seq ?? from
      return seq === from ? [] : [{ channel, from, seq, among: changed }]
    })
  }

  /** The state of a channel; opens that of a match. Undefined for an unknown name. */
  open(channel: Channel): ChannelState | undefined {
    const detail = /^m:(\d{1,11})$/.exec(channel)
    if (detail) return this.openDetail(Number(detail[1]))
    // An unknown board gets no place in memory, for any caller.
    return BOARDS.has(channel) ? this.board(channel) : this.boards.get(channel)
  }

  /** The board of a match. */
  boardOf(match: number): ChannelState | undefined {
    const channel = this.boardNameOf.get(match)
    return channel === undefined ? undefined : this.boards.get(channel)
  }

  /** The version that removed a match from the boards; null while it is on one, or when it is forgotten. */
  removedAt(match: number): number | null {
    if (this.boardNameOf.has(match)) return null
    const left = [...this.boards.values()].flatMap((board) => board.removedAt(match) ?? [])
    return left.length > 0 ? Math.max(...left) : null
  }

  /** Matches of a league on the boards, and removed ones as long as they are remembered; no outrights, nor children of matches. */
  matchesOf(league: number): readonly number[] {
    return this.remembered(this.byLeague, league, (id) => this.book.held(id)?.league === league)
  }

  /** The children of a match, such as its corners, on the boards and as long as they remember them. */
  childrenOf(match: number): readonly number[] {
    return this.remembered(this.byParent, match, () => true)
  }

  private remembered(
    groups: Map<number, Set<number>>,
    key: number,
    belongs: (id: number) => boolean,
  ): readonly number[] {
    const ids = groups.get(key)
    if (!ids) return []
    for (const id of ids)
      if (this.boardNameOf.has(id) ? !belongs(id) : this.removedAt(id) === null) ids.delete(id)
    if (ids.size === 0) groups.delete(key)
    return [...ids]
  }

  /** Forgets channels of matches that nobody reads, by `isRead`. */
  sweep(isRead: (channel: Channel) => boolean): void {
    for (const [id, { askedAt }] of this.details) {
      if (this.now() - askedAt > MATCH_CHANNEL_IDLE_MS && !isRead(matchChannel(id))) this.details.delete(id)
    }
  }

  private withNewDay(changed: ReadonlySet<number>): ReadonlySet<number> {
    const day = bettingDay(this.now(), this.terms.bettingDayStartHour).from
    if (day === this.day) return changed
    // A new betting day turns early matches into today's.
    this.day = day
    return new Set([...this.book.matches()].map(({ id }) => id).concat(...changed))
  }

  private publishOnBoard(id: number, touch: (channel: Channel, state: ChannelState) => void): void {
    const match = this.book.held(id)
    const projection = match && this.project(match, 'board')
    const channel = projection && marketChannel(projection.head[1], projection.head[2])
    const former = this.boardNameOf.get(id)
    if (former !== undefined && former !== channel) {
      const board = this.board(former)
      touch(former, board)
      board.drop(this.version, id)
      this.boardNameOf.delete(id)
    }
    const league = match && this.leagueRow(match)
    if (!channel || !league) return
    const board = this.board(channel)
    touch(channel, board)
    board.put(this.version, league, linkOf(match), projection)
    this.boardNameOf.set(id, channel)
    if (match.parent !== null) addTo(this.byParent, match.parent, id)
    else if (match.type !== OUTRIGHT) addTo(this.byLeague, match.league, id)
  }

  private publishDetail(id: number, touch: (channel: Channel, state: ChannelState) => void): void {
    const detail = this.details.get(id)
    if (!detail) return
    touch(matchChannel(id), detail.state)
    this.fillDetail(id, detail.state)
  }

  private fillDetail(id: number, state: ChannelState): void {
    const match = this.book.held(id)
    const league = match && this.leagueRow(match)
    if (match && league) state.put(this.version, league, linkOf(match), this.project(match, 'all'))
    else state.drop(this.version, id)
  }

  private project(match: HeldMatch, which: 'board' | 'all'): Projection {
    const { bettingDayStartHour, myanmar } = this.terms
    const market = marketOf(match, this.now(), bettingDayStartHour)
    const projection = project(this.book, match, market, which)
    if (!myanmar) projection.head[HEAD.myanmar] = []
    return projection
  }

  private openDetail(id: number): ChannelState {
    const held = this.details.get(id)
    const state = held?.state ?? new ChannelState(this.version)
    if (!held && this.book.held(id)) this.fillDetail(id, state)
    // An unknown match gets no place in memory, for any caller.
    if (held || this.book.held(id)) this.details.set(id, { state, askedAt: this.now() })
    return state
  }

  private stateOf(channel: Channel): ChannelState | undefined {
    return this.boards.get(channel) ?? this.details.get(Number(channel.slice(2)))?.state
  }

  private board(channel: Channel): ChannelState {
    const state = this.boards.get(channel) ?? new ChannelState(0)
    this.boards.set(channel, state)
    return state
  }

  private leagueRow({ league }: HeldMatch): LeagueRow | undefined {
    const held = this.book.league(league)
    return held && [held.id, held.sport, held.name, held.country, held.order]
  }
}

function addTo(groups: Map<number, Set<number>>, key: number, id: number): void {
  groups.set(key, (groups.get(key) ?? new Set()).add(id))
}

const linkOf = ({ parent, id }: HeldMatch): ParentChildRow | null => (parent === null ? null : [parent, id])
