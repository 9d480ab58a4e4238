import {
  matchLookup,
  type ResponseOf,
  type Room,
  type RoomMatch,
  roomCreate,
  roomLeagueList,
  roomMatchList,
  vRoomCreate,
} from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import type { HostServices } from '@touchline/contracts/host'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import { FormStore } from '@touchline/screens/form'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import * as v from 'valibot'
import { CREATE_ROOM, ROOM_PAGE } from '../../shared/domain/room-addresses'
import { CREATE_STEPS, draftFaults, prospectOf, type RoomDraft, stepOf } from '../domain/room-draft'

type Choices = ResponseOf<typeof roomLeagueList>
export type DraftForm = FormStore<RoomDraft, RoomDraft, { room: Room }>
type Host = Pick<HostServices, 'call' | 'newKey' | 'now' | 'navigate' | 'refreshBalance' | 'session$'>
type Stage = { stage: 'loading' } | { stage: 'ready' } | { stage: 'failed'; code: ErrorCode; text: string }

const SEARCH_AFTER_MS = 250
const FIELD_OF: Partial<Record<string, keyof RoomDraft>> = {
  minRoomRate: 'fee',
  maxRoomRate: 'fee',
  invalidRoomRate: 'fee',
  minRoomLimit: 'players',
  maxRoomLimit: 'players',
  invalidRoomLimit: 'players',
  roomPasswordRequired: 'pin',
  invalidRoomPassword: 'pin',
  tournamentMatchesMin: 'matches',
  tournamentMatchesMax: 'matches',
  liveMatchNotAllowed: 'matches',
  termsRequired: 'terms',
}

/** A room in the making: its draft, the matches to choose from, and the step one is at. */
export class CreateRoomStore {
  stage: Stage = { stage: 'loading' }
  choices: Choices | null = null
  matches: readonly RoomMatch[] = []
  /** Every match seen so far, so that chosen ones keep their names under another filter. */
  known: ReadonlyMap<number, RoomMatch> = new Map()
  league: number | null = null
  search = ''
  step = 0
  currency: Currency = DEFAULT_CURRENCY
  readonly form: DraftForm
  private operatorType = 1
  private question = 0
  private later: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly host: Host) {
    this.form = this.draftForm()
    makeAutoObservable<this, 'host' | 'question' | 'later' | 'operatorType'>(
      this,
      {
        host: false,
        form: false,
        question: false,
        later: false,
        operatorType: false,
        choices: observableRef,
        matches: observableRef,
        known: observableRef,
      },
      { autoBind: true },
    )
  }

  get prospect() {
    return prospectOf(this.form.values, this.choices ?? { rake_percent: 0, shares: [] })
  }

  get chosen(): readonly RoomMatch[] {
    return this.form.values.matches.flatMap((id) => this.known.get(id) ?? [])
  }

  follow(search: string): void {
    const type = CREATE_ROOM.viewOf(search).type === 'private' ? 2 : 1
    if (type !== this.form.values.type) this.form.set('type', type)
  }

  async load(): Promise<void> {
    this.host.session$
      .subscribe((session) => {
        if (session.stage !== 'in') return
        runInAction(() => {
          this.currency = session.account.wallet.currency_code
        })
        this.operatorType = session.account.info.operator_type
      })
      .unsubscribe()
    const result = await this.host.call(roomLeagueList, {}, { quiet: true })
    runInAction(() => {
      if (result.kind !== 'ok') {
        this.stage = { stage: 'failed', code: result.code, text: result.text }
        return
      }
      this.choices = result.data
      this.stage = { stage: 'ready' }
    })
    await this.askMatches()
  }

  retry(): void {
    this.stage = { stage: 'loading' }
    void this.load()
  }

  chooseLeague(league: number | null): void {
    this.league = league
    this.search = ''
    void this.askMatches()
  }

  find(search: string): void {
    this.search = search
    clearTimeout(this.later)
    this.later = setTimeout(() => void this.askMatches(), SEARCH_AFTER_MS)
  }

  toggle(match: number): void {
    const { matches } = this.form.values
    this.form.set(
      'matches',
      matches.includes(match) ? matches.filter((id) => id !== match) : [...matches, match],
    )
  }

  goTo(step: number): void {
    this.step = step
  }

  /** Leads on when the step is right, else shows its faults; the last step creates the room. */
  next(): void {
    const { form, step } = this
    if (step === CREATE_STEPS.length - 1) {
      void form.submit().then(this.showFaultyStep)
      return
    }
    const wrong = this.faults().filter(({ field }) => stepOf(field) === step)
    form.faults = Object.fromEntries(wrong.map(({ field, ...fault }) => [field, fault]))
    if (wrong.length === 0) this.step = step + 1
  }

  private showFaultyStep(): void {
    const [field] = Object.keys(this.form.faults) as (keyof RoomDraft)[]
    if (field) this.step = stepOf(field)
  }

  private faults() {
    return this.choices ? draftFaults(this.form.values, this.choices.bounds) : []
  }

  private async askMatches(): Promise<void> {
    const question = ++this.question
    const { search, league } = this
    const result =
      search.trim() === ''
        ? await this.host.call(roomMatchList, league === null ? {} : { league_id: league }, { quiet: true })
        : await this.host.call(matchLookup, { search: search.trim() }, { quiet: true })
    if (question !== this.question) return
    runInAction(() => {
      if (result.kind !== 'ok') {
        this.stage = { stage: 'failed', code: result.code, text: result.text }
        return
      }
      this.matches = result.data.matches
      this.known = new Map([
        ...this.known,
        ...result.data.matches.map((match) => [match.match_id, match] as const),
      ])
    })
  }

  private draftForm(): DraftForm {
    return new FormStore<RoomDraft, RoomDraft, { room: Room }>({
      initial: { type: 1, name: '', fee: null, players: 10, pin: '', matches: [], terms: false },
      schema: v.pipe(
        v.custom<RoomDraft>(() => true),
        v.rawCheck(({ dataset, addIssue }) => {
          for (const { field, code } of this.faults())
            addIssue({
              message: code,
              path: [{ type: 'object', origin: 'value', input: {}, key: field, value: dataset.value }],
            })
        }),
      ),
      newKey: this.host.newKey,
      now: this.host.now,
      fieldOf: (code) => FIELD_OF[code],
      send: ({ type, name, fee, players, pin, matches, terms }, idem_key) =>
        this.host.call(
          this.operatorType === 2 ? vRoomCreate : roomCreate,
          {
            idem_key,
            room_type: type,
            name: name.trim(),
            room_rate: fee ?? 0,
            room_limit: players,
            pin: type === 2 ? pin : '',
            matches: [...matches],
            terms,
          },
          { quiet: true },
        ),
      onDone: ({ room }) => {
        this.form.startAnew()
        this.step = 0
        void this.host.refreshBalance()
        this.host.navigate(ROOM_PAGE.pathOf({ id: room.room_id, join: '', plus: '' }), { replace: true })
      },
    })
  }
}
