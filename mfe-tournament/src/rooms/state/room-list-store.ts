import type { ErrorCode } from '@touchline/contracts/errors'
import { type Currency, DEFAULT_CURRENCY } from '@touchline/contracts/limits'
import { DISABLED_CODE } from '@touchline/contracts/products'
import type { Account } from '@touchline/contracts/session'
import type { ListStore } from '@touchline/screens/list'
import { makeAutoObservable } from 'mobx'
import type { RoomListView, RoomTab } from '../../shared/domain/room-addresses'
import type { RoomPage, TabCounts } from '../transport/room-lists'

/** The upline has switched the product off. */
export const isDisabling = (code: ErrorCode): boolean => code === DISABLED_CODE.tournament

/** Rooms of a tab, with who looks at them and when. */
export class RoomListStore {
  currency: Currency = DEFAULT_CURRENCY
  /** Who can switch the product on again. */
  upline = ''
  /** Epoch milliseconds, moved on by `tick`, so that every card counts down from one moment. */
  at: number

  constructor(
    readonly list: ListStore<RoomListView, RoomPage>,
    private readonly now: () => number,
    /** Whether rooms can be joined at all: cards promise nothing before. */
    readonly isPlayable = true,
  ) {
    this.at = now()
    makeAutoObservable<this, 'now'>(this, { list: false, now: false, isPlayable: false }, { autoBind: true })
  }

  /** Rooms behind each tab; the earlier counts while another list is loading. */
  get counts(): TabCounts | null {
    return this.list.latest?.counts ?? null
  }

  get isDisabled(): boolean {
    const { stage } = this.list
    return stage.stage === 'failed' && isDisabling(stage.code)
  }

  choose(tab: RoomTab): void {
    this.list.choose({ tab })
  }

  /** Letters are not steps of a history: the address changes in place. */
  search(search: string): void {
    this.list.choose({ search }, { replace: true })
  }

  tick(): void {
    this.at = this.now()
  }

  learnAccount({ info, wallet }: Account): void {
    this.currency = wallet.currency_code
    this.upline = info.parent_id
  }
}
