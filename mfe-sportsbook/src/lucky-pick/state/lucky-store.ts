import { LIMITS } from '@touchline/contracts/limits'
import { type Channel, marketChannel, type OddsSnapshot } from '@touchline/contracts/live'
import { FOOTBALL, type OddsType } from '@touchline/contracts/odds'
import { combinedOdds } from '@touchline/rules'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { pickKey } from '../../shared/domain/same-pick'
import type { MenuSport } from '../../sports-menu'
import { drawLegs, isAmong, isWhole, type Random } from '../domain/lucky-draw'
import { type LuckyOffer, openOffers, type ReadMatch, suits } from '../domain/lucky-offer'
import { type Kickoff, type LuckyWish, marketOf } from '../domain/lucky-wish'
import type { LuckyCalls } from '../transport/lucky-calls'

export interface LuckyPorts {
  readonly calls: LuckyCalls
  readonly readMatch: ReadMatch
  readonly random: Random
  readonly now: () => number
  readonly oddsType: () => OddsType
}

/** Failed: no board could be read. */
export type LuckyStage = 'loading' | 'failed' | 'drawn'

/** A drawn selection, at its current offer. */
export interface LuckyLeg {
  readonly offer: LuckyOffer
  /** False while it cannot be bet on: it opens again, or another one is drawn in its place. */
  readonly isOpen: boolean
}

/** A board that was read longer ago is read again before anything is drawn from it. */
const BOARD_AGE_MS = 20_000
const FIRST_LEGS = 3

/** Draws random selections of the open offers within a wish, and follows them. */
export class LuckyStore {
  wish: LuckyWish = { legs: FIRST_LEGS, sports: [FOOTBALL], odds: [150, 250], kickoff: 'today' }
  stage: LuckyStage = 'loading'
  legs: readonly LuckyLeg[] = []
  private menu: readonly MenuSport[] = []
  private readonly boards = new Map<Channel, { readonly snapshot: OddsSnapshot; readonly at: number }>()
  /** Number of the latest draw and of the latest news: older answers are dropped. */
  private turn = 0

  constructor(private readonly ports: LuckyPorts) {
    makeAutoObservable<this, 'ports' | 'boards' | 'turn' | 'menu'>(
      this,
      {
        ports: false,
        boards: false,
        turn: false,
        wish: observableRef,
        legs: observableRef,
        menu: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Sports that have matches at the chosen time. */
  get sports(): readonly MenuSport[] {
    return this.menu.filter((sport) => matchesAt(sport, this.wish.kickoff) > 0)
  }

  /** Whether the drawn legs can be bet together. */
  get canBeUsed(): boolean {
    return (
      this.legs.length > 0 &&
      this.legs.every(({ isOpen }) => isOpen) &&
      isWhole(this.legs.map(({ offer }) => offer))
    )
  }

  /** Thousandths. */
  get combined(): bigint {
    return combinedOdds(this.legs.map(({ offer }) => offer.decimal))
  }

  /** Asks what there is, and draws. */
  async open(): Promise<void> {
    const menu = await this.ports.calls.menu()
    if (menu.kind !== 'ok') {
      runInAction(() => {
        this.stage = 'failed'
      })
      return
    }
    runInAction(() => {
      this.menu = menu.data.sports
    })
    await this.ask({})
  }

  /** Changes the wish; legs that still suit stay. */
  async ask(change: Partial<LuckyWish>): Promise<void> {
    const wish = { ...this.wish, ...change }
    const offered = this.menu.filter((sport) => matchesAt(sport, wish.kickoff) > 0).map(({ id }) => id)
    const chosen = wish.sports.filter((id) => offered.includes(id))
    this.wish = {
      ...wish,
      legs: legsOf(wish, this.wish.legs),
      // A time without matches of the chosen sports has others to offer.
      sports: chosen.length > 0 ? chosen : offered.slice(0, 1),
    }
    await this.draw((leg) => leg.isOpen && isAmong(leg.offer, this.wish.legs))
  }

  /** Takes a sport in or out; the last one stays. */
  async toggleSport(id: number): Promise<void> {
    const { sports } = this.wish
    const rest = sports.filter((one) => one !== id)
    if (rest.length === 0) return
    await this.ask({ sports: rest.length < sports.length ? rest : [...sports, id] })
  }

  /** Draws all again. */
  rollAll(): Promise<void> {
    return this.draw(() => false)
  }

  /** Draws one again, from another match than any of the present ones if there is one. */
  roll(place: number): Promise<void> {
    return this.draw((_, at) => at !== place, place)
  }

  /** Looks whether the drawn legs are still open, and at what price. */
  async refresh(): Promise<void> {
    const { turn, legs, ports } = this
    if (legs.length === 0) return
    const snapshot = await ports.calls.matches(legs.map(({ offer }) => offer.pick.match_id))
    if (!snapshot || turn !== this.turn) return
    const now = new Map(
      openOffers(snapshot, ports.readMatch, ports.oddsType(), ports.now()).map((offer) => [
        keyOf(offer),
        offer,
      ]),
    )
    runInAction(() => {
      this.legs = legs.map(({ offer }) => {
        const offered = now.get(keyOf(offer))
        return offered && suits(offered, this.wish, ports.now())
          ? { offer: offered, isOpen: true }
          : { offer: offered ?? offer, isOpen: false }
      })
    })
  }

  private async draw(stays: (leg: LuckyLeg, place: number) => boolean, place?: number): Promise<void> {
    const turn = ++this.turn
    const { wish, ports } = this
    const before = this.legs
    const isRead = await this.read(wish)
    if (turn !== this.turn) return
    const offers = this.offers(wish)
    const byKey = new Map(offers.map((offer) => [keyOf(offer), offer]))
    const kept = before
      .filter(stays)
      .flatMap(({ offer }) => byKey.get(keyOf(offer)) ?? [])
      .slice(0, wish.legs)
    const left = new Set(
      before.filter((leg, at) => !stays(leg, at)).map(({ offer }) => offer.combines.parentId),
    )
    const others = offers.filter(({ combines }) => !left.has(combines.parentId))
    const fresh = drawLegs(others, wish.legs, ports.random, kept)
    // Discarded legs come back only where there are too few others.
    const drawn = drawLegs(offers, wish.legs, ports.random, fresh)
    runInAction(() => {
      this.legs = inPlace(drawn, kept.length, place).map((offer) => ({ offer, isOpen: true }))
      this.stage = isRead || drawn.length > 0 ? 'drawn' : 'failed'
    })
  }

  private offers(wish: LuckyWish): LuckyOffer[] {
    const { ports, boards } = this
    const now = ports.now()
    return channelsOf(wish)
      .flatMap((channel) => {
        const board = boards.get(channel)
        return board ? openOffers(board.snapshot, ports.readMatch, ports.oddsType(), now) : []
      })
      .filter((offer) => suits(offer, wish, now))
  }

  /** Reads boards that are missing or old; false when one could not be had. */
  private async read({ sports, kickoff }: LuckyWish): Promise<boolean> {
    const { boards, ports } = this
    const market = marketOf(kickoff)
    const read = sports.map(async (sport) => {
      const channel = marketChannel(sport, market)
      const held = boards.get(channel)
      if (held && ports.now() - held.at <= BOARD_AGE_MS) return true
      const snapshot = await ports.calls.board(sport, market)
      if (snapshot) boards.set(channel, { snapshot, at: ports.now() })
      // Old prices are no offers.
      else boards.delete(channel)
      return snapshot !== null
    })
    return (await Promise.all(read)).every(Boolean)
  }
}

/** In play there is no parlay of two: the count skips from one to three and back. */
function legsOf({ legs, kickoff }: LuckyWish, before: number): number {
  if (kickoff !== 'live' || legs === 1 || legs >= LIMITS.parlayLegsLiveMin) return legs
  return before > legs ? 1 : LIMITS.parlayLegsLiveMin
}

/** As many selections as a slip takes. */
export const LUCKY_LEGS = { min: 1, max: LIMITS.parlayLegs.max } as const

const keyOf = ({ pick }: LuckyOffer): string => `${pick.match_id} ${pickKey(pick.line_id, pick.selection)}`

const channelsOf = ({ sports, kickoff }: LuckyWish): Channel[] =>
  sports.map((sport) => marketChannel(sport, marketOf(kickoff)))

/** A leg that was drawn alone takes the place of the old one. */
function inPlace(
  drawn: readonly LuckyOffer[],
  kept: number,
  place: number | undefined,
): readonly LuckyOffer[] {
  const one = drawn[kept]
  if (place === undefined || !one || drawn.length !== kept + 1) return drawn
  return drawn.toSpliced(kept, 1).toSpliced(place, 0, one)
}

function matchesAt(sport: MenuSport, kickoff: Kickoff): number {
  if (kickoff === 'live') return sport.live
  return kickoff === 'early' ? sport.early : sport.today
}
