import {
  type RankRow,
  type ResponseOf,
  ROOM_POINTS,
  type RoomMatchState,
  type RoomPick,
  roomBet,
  roomBetPlus,
  roomBetResultList,
  type roomInfo,
  roomJoin,
  roomLeave,
  vRoomJoin,
} from '@touchline/contracts/calls'
import type { HostServices } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import type { OddsType } from '@touchline/contracts/odds'
import type { Account } from '@touchline/contracts/session'
import { checkPin, type Wording } from '@touchline/rules'
import { FormStore, rule } from '@touchline/screens/form'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { POINT } from '../../shared/domain/points'
import { ROOM_LIST, ROOM_PAGE, type RoomView } from '../../shared/domain/room-addresses'
import { type PickChoice, type PricedChoice, pricedChoice } from '../domain/pick-choice'
import { hasPlaces, rankNews } from '../domain/rank-news'
import { type RoomActions, roomActions } from '../domain/room-actions'

export type RoomInfo = ResponseOf<typeof roomInfo>
export type OtherPick = ResponseOf<typeof roomBetResultList>['picks'][number]
export type RoomDialog = 'join' | 'leave' | 'share' | 'rules'

interface PickInput {
  choice: PickChoice | null
  /** Whole points. */
  points: number | null
  remove: boolean
}
interface TicketInput {
  choices: Readonly<Record<number, PickChoice>>
  points: number | null
}
type Host = Pick<HostServices, 'call' | 'newKey' | 'now' | 'navigate' | 'refreshBalance' | 'preferences'>
export type PickForm = FormStore<
  PickInput,
  PickInput & { priced: PricedChoice | null },
  { pick: RoomPick | null }
>
export type TicketForm = FormStore<
  TicketInput,
  { points: number; legs: PricedChoice[] },
  { pick: RoomPick | null }
>

const positive = (bound: number) =>
  v.pipe(
    v.nullable(v.number()),
    v.check((points) => points !== null && points > 0, 'fieldRequired'),
    v.check((points) => points === null || points <= bound, 'pointsOverLimit'),
  )

/** One room: what its page shows, what its member has begun to enter, and which dialog is open. */
export class RoomStore {
  currency: Currency = DEFAULT_CURRENCY
  oddsType: OddsType
  operatorType = 1
  at: number
  selected: number | null = null
  /** Presses of "Pick" and "Change": each brings the panel of the match into view. */
  pickPresses = 0
  /** The pick that was saved or removed last: its button takes the focus. */
  savedPick: { readonly match: number; readonly isRemoved: boolean } | null = null
  /** Whether the member joined on this page. */
  hasJoined = false
  dialog: RoomDialog | null = null
  /** Until the next ticket is begun. */
  isTicketPlaced = false
  /** The ticket that the member is asked about taking back. */
  taken: RoomPick | null = null
  others: readonly OtherPick[] = []
  /** The member's last move in the ranking. */
  news: Wording | null = null
  readonly join
  readonly leave
  readonly ticket: TicketForm
  readonly takeBack
  private readonly picks = new Map<number, PickForm>()
  private before: readonly RankRow[] = []

  constructor(
    readonly list: ListStore<RoomView, RoomInfo>,
    private readonly host: Host,
  ) {
    this.at = host.now()
    this.oddsType = host.preferences.current().pageDisplay.oddsType
    this.join = this.joinForm()
    this.leave = this.leaveForm()
    this.ticket = this.ticketForm()
    this.takeBack = this.takeBackForm()
    makeAutoObservable<this, 'host' | 'picks' | 'before'>(
      this,
      {
        list: false,
        host: false,
        picks: false,
        before: false,
        join: false,
        leave: false,
        ticket: false,
        takeBack: false,
        taken: observableRef,
        savedPick: observableRef,
        others: observableRef,
        news: observableRef,
      },
      { autoBind: true },
    )
  }

  get info(): RoomInfo | null {
    return this.list.data
  }

  get actions(): RoomActions | null {
    const { info } = this
    return info && roomActions(info.room, info.owned, this.at)
  }

  /** The match whose pick is edited: the chosen one, else the first open one without a pick. */
  get match(): RoomMatchState | null {
    const { info } = this
    if (!info) return null
    const open = info.matches.filter(({ state }) => state === 'open')
    return (
      open.find(({ match_id }) => match_id === this.selected) ??
      open.find((one) => !this.pickOf(one.match_id)) ??
      null
    )
  }

  pickOf(match: number): RoomPick | null {
    return this.info?.picks.find(({ plus, legs }) => !plus && legs[0]?.match_id === match) ?? null
  }

  get tickets(): readonly RoomPick[] {
    return this.info?.picks.filter(({ plus }) => plus) ?? []
  }

  get hasPlaces(): boolean {
    return this.info?.room.status === '3' || hasPlaces(this.info?.matches ?? [])
  }

  get totalPoints(): number {
    return this.info?.rank.find(({ me }) => me)?.points ?? 0
  }

  get ticketLegs(): readonly PricedChoice[] {
    return this.legsOf(this.ticket.values.choices)
  }

  /** The entries for a match stay while other matches are open. */
  formOf(match: number): PickForm {
    const known = this.picks.get(match)
    if (known) return known
    const form = this.pickForm(match)
    this.picks.set(match, form)
    return form
  }

  select(match: number): void {
    this.selected = match
    this.pickPresses += 1
    this.savedPick = null
  }

  choose(match: number, choice: PickChoice): void {
    this.formOf(match).set('choice', choice)
  }

  /** A second press takes the leg out of the ticket. */
  toggleLeg(match: number, choice: PickChoice): void {
    this.isTicketPlaced = false
    const { choices } = this.ticket.values
    const known = choices[match]
    const { [match]: _, ...without } = choices
    const isSame = known?.bet_type === choice.bet_type && known.selection === choice.selection
    this.ticket.set('choices', isSame ? without : { ...choices, [match]: choice })
  }

  /** Whether no match of the ticket has begun. */
  canTakeBack({ legs }: RoomPick): boolean {
    const states = this.info?.matches ?? []
    return legs.every((leg) => states.some((one) => one.match_id === leg.match_id && one.state === 'open'))
  }

  askTakeBack(ticket: RoomPick | null): void {
    this.takeBack.startAnew()
    this.taken = ticket
  }

  removePick(match: number): void {
    const form = this.formOf(match)
    form.set('remove', true)
    void form.submit()
  }

  open(dialog: RoomDialog): void {
    this.dialog = dialog
  }

  close(): void {
    this.dialog = null
    const { join, id } = this.list.view
    if (join) this.host.navigate(ROOM_PAGE.pathOf({ ...this.list.view, id, join: '' }), { replace: true })
  }

  tick(): void {
    this.at = this.host.now()
  }

  learnAccount({ info, wallet }: Account): void {
    this.currency = wallet.currency_code
    this.operatorType = info.operator_type
  }

  learnOddsType(oddsType: OddsType): void {
    this.oddsType = oddsType
  }

  /** Takes a new answer: compares its ranking, and asks what others picked once play has begun. */
  follow(): void {
    const { info } = this
    if (!info) return
    this.news = rankNews(this.before, info.rank) ?? this.news
    this.before = this.hasPlaces ? info.rank : []
    if (roomActions(info.room, info.owned, this.at).canSeePicks) void this.askOthers(info.room.room_id)
  }

  private async askOthers(room_id: string): Promise<void> {
    const result = await this.host.call(roomBetResultList, { room_id }, { quiet: true })
    if (result.kind === 'ok')
      runInAction(() => {
        this.others = result.data.picks
      })
  }

  private legsOf(choices: TicketInput['choices']): PricedChoice[] {
    return (this.info?.matches ?? []).flatMap((match) => {
      const choice = choices[match.match_id]
      return (choice && match.state === 'open' && pricedChoice(match, choice)) || []
    })
  }

  private joinForm() {
    const pin = v.pipe(
      v.string(),
      rule((text: string) => (this.info?.room.room_type === 2 ? checkPin(text) : { ok: true })),
    )
    return new FormStore({
      initial: { pin: '', terms: false },
      schema: v.object({ pin, terms: v.pipe(v.boolean(), v.value(true, 'termsRequired')) }),
      newKey: this.host.newKey,
      now: this.host.now,
      send: (input, idem_key) =>
        this.host.call(
          this.operatorType === 2 ? vRoomJoin : roomJoin,
          { idem_key, room_id: this.list.view.id, ...input },
          { quiet: true },
        ),
      onDone: () => {
        this.hasJoined = true
        this.close()
        this.renew()
      },
    })
  }

  private leaveForm() {
    return new FormStore({
      initial: {},
      schema: v.object({}),
      now: this.host.now,
      send: () => this.host.call(roomLeave, { room_id: this.list.view.id }, { quiet: true }),
      onDone: () => {
        this.close()
        void this.host.refreshBalance()
        this.host.navigate(ROOM_LIST.pathOf(ROOM_LIST.viewOf('')))
      },
    })
  }

  private pickForm(match_id: number): PickForm {
    const pick = this.pickOf(match_id)
    const [leg] = pick?.legs ?? []
    const priced = (choice: PickChoice | null): PricedChoice | null => {
      const match = this.info?.matches.find((one) => one.match_id === match_id)
      return match && choice ? pricedChoice(match, choice) : null
    }
    const form: PickForm = new FormStore({
      initial: {
        choice: leg ? { bet_type: leg.bet_type, selection: leg.selection } : null,
        points: pick ? pick.points / POINT : null,
        remove: false,
      },
      schema: v.pipe(
        v.object({
          choice: v.nullable(v.custom<PickChoice>(() => true)),
          points: v.nullable(v.number()),
          remove: v.boolean(),
        }),
        v.transform((input) => ({ ...input, priced: priced(input.choice) })),
        v.forward(
          v.check(({ remove, points }) => remove || (points !== null && points > 0), 'fieldRequired'),
          ['points'],
        ),
        v.forward(
          v.check(
            ({ remove, points }) => remove || points === null || points <= ROOM_POINTS,
            'pointsOverLimit',
          ),
          ['points'],
        ),
        v.check(({ remove, choice }) => remove || choice !== null, 'pickRequired'),
        v.check(({ remove, choice, priced }) => remove || choice === null || priced !== null, 'noPrice'),
      ) as v.GenericSchema<PickInput, PickInput & { priced: PricedChoice | null }>,
      newKey: this.host.newKey,
      now: this.host.now,
      fieldOf: (code) => (code === 'pointsOverLimit' ? 'points' : undefined),
      send: ({ remove, points, priced }, idem_key) =>
        this.host.call(
          roomBet,
          {
            idem_key,
            room_id: this.list.view.id,
            ...(priced ?? { match_id, bet_type: 'hdp', selection: 'home', line_id: 0, line: 0, odds: 0 }),
            points: remove ? 0 : Math.round((points ?? 0) * POINT),
          },
          { quiet: true },
        ),
      onDone: ({ pick: saved }) => {
        if (saved === null) this.picks.delete(match_id)
        this.savedPick = { match: match_id, isRemoved: saved === null }
        // The panel goes on to the next match without a pick.
        this.selected = null
        this.renew()
      },
    })
    return form
  }

  private ticketForm(): TicketForm {
    return new FormStore({
      initial: { choices: {}, points: null },
      schema: v.pipe(
        v.object({ choices: v.custom<TicketInput['choices']>(() => true), points: positive(ROOM_POINTS) }),
        v.transform(({ choices, points }) => ({
          points: Math.round((points ?? 0) * POINT),
          legs: this.legsOf(choices),
        })),
        v.check(({ legs }) => legs.length >= 2, 'atLeastTwoMatchToBetParlay'),
      ) as v.GenericSchema<TicketInput, { points: number; legs: PricedChoice[] }>,
      newKey: this.host.newKey,
      now: this.host.now,
      fieldOf: (code) => (code === 'pointsOverLimit' ? 'points' : undefined),
      send: (ticket, idem_key) =>
        this.host.call(roomBetPlus, { idem_key, room_id: this.list.view.id, ...ticket }, { quiet: true }),
      onDone: () => {
        this.ticket.startAnew()
        this.isTicketPlaced = true
        this.renew()
      },
    })
  }

  private takeBackForm() {
    return new FormStore({
      initial: {},
      schema: v.object({}),
      newKey: this.host.newKey,
      now: this.host.now,
      send: (_, idem_key) => {
        const pick_id = this.taken?.pick_id ?? ''
        const ticket = { room_id: this.list.view.id, pick_id, points: 0, legs: [] }
        return this.host.call(roomBetPlus, { idem_key, ...ticket }, { quiet: true })
      },
      onDone: () => {
        this.taken = null
        this.renew()
      },
    })
  }

  private renew(): void {
    void this.host.refreshBalance()
    this.list.refresh()
  }
}
