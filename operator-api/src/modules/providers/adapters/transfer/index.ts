import type { Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'
import { type GameConnection, type GameListing, ProviderFailure } from '../../../../platform/game-connection'
import type { ConnectionSettings } from '../../connection-settings'
import { type TouchlineDeps, touchlineCalls, touchlineLists } from '../touchline'

/** The known outcome of a transfer. */
export type TransferState = 'done' | 'failed' | 'unknown'

export interface PlayerMoney {
  readonly ref: string
  readonly player: string
  readonly currency: Currency
  /** Minor units. */
  readonly amount: number
}

/** A provider that has the player's money while they play. Each transfer has a reference of ours and is sent once. */
export interface TransferConnection extends GameConnection {
  readonly wallet: 'transfer'
  createMember(player: string, currency: Currency): Promise<void>
  deposit(money: PlayerMoney): Promise<TransferState>
  withdraw(money: PlayerMoney): Promise<TransferState>
  /** Minor units. */
  balance(player: string, currency: Currency): Promise<number>
  /** `none`: it has not come there. */
  stateOf(ref: string): Promise<TransferState | 'none'>
}

const LIST_EVERY_MS = 5 * 60_000

const Done = v.object({ status: v.literal(1) })
const Balance = v.object({
  status: v.literal(1),
  balance: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})
const State = v.object({ status: v.literal(1), state: v.picklist(['done', 'failed', 'none']) })
const Rejected = v.object({ status: v.pipe(v.string(), v.notValue('systemError')) })

/** A transfer wallet in our own words, signed as our own protocol is. */
export function transferConnection(
  settings: ConnectionSettings,
  { ask, now }: TouchlineDeps,
): TransferConnection {
  const { id, url, currencies } = settings
  const secret = settings.key('secret')
  const { post } = touchlineCalls({ id: settings.keys.operator ?? 'touchline', url, secret, ask, now })
  const { list, launch } = touchlineLists(id, currencies, post)

  const send = async (path: string, money: PlayerMoney): Promise<TransferState> => {
    try {
      const json = await post(path, money)
      if (v.is(Done, json)) return 'done'
      return v.is(Rejected, json) ? 'failed' : 'unknown'
    } catch (error) {
      // It may have arrived all the same.
      if (error instanceof ProviderFailure) return 'unknown'
      throw error
    }
  }

  return {
    id,
    wallet: 'transfer',
    roundUrl: settings.roundUrl,
    listEveryMs: LIST_EVERY_MS,
    list: (): Promise<GameListing> => list(),
    launch,
    createMember: async (player, currency) => {
      const json = await post('/createMember', { player, currency })
      if (!v.is(Done, json)) throw new ProviderFailure('rejected', `${id}: no member was made`)
    },
    deposit: (money) => send('/deposit', money),
    withdraw: (money) => send('/withdraw', money),
    balance: async (player, currency) => {
      const answer = v.safeParse(Balance, await post('/balance', { player, currency }))
      if (!answer.success) throw new ProviderFailure('unusable', `${id}: no balance`)
      return answer.output.balance
    },
    stateOf: async (ref) => {
      try {
        const answer = v.safeParse(State, await post('/status', { ref }))
        return answer.success ? answer.output.state : 'unknown'
      } catch (error) {
        if (error instanceof ProviderFailure) return 'unknown'
        throw error
      }
    },
  }
}
