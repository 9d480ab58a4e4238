import type { Game, GameCategory, GameMode, GamePlatform } from '@touchline/contracts/calls'
import type { Currency, Language } from '@touchline/contracts/limits'

/** Bounds of one bet in a currency, minor units. */
export interface StakeBounds {
  readonly min_bet: number
  readonly max_bet: number
}

/** A studio as a connection lists it. */
export interface ListedProvider {
  readonly code: string
  readonly name: string
  readonly kind: GameCategory
  readonly state: Game['state']
  readonly until: number | null
}

/** A game as a connection lists it. */
export interface ListedGame
  extends Omit<Game, 'min_bet' | 'max_bet' | 'reason' | 'currencies' | 'image' | 'image_34'> {
  readonly image: string | null
  readonly image_34: string | null
  readonly currencies: readonly Currency[]
  /** By currency; a provider may leave out some. */
  readonly limits: Partial<Record<Currency, StakeBounds>>
}

export interface GameListing {
  readonly providers: readonly ListedProvider[]
  readonly games: readonly ListedGame[]
}

/** A jackpot that grows, as a connection lists it. `amount` in minor units. */
export interface ListedJackpot {
  readonly provider: string
  readonly game_code: string
  readonly name: string
  readonly amount: number
  readonly currency: Currency
}

/** A movement of money as a provider has it in its own book. Amounts in minor units. */
export interface BookTransaction {
  readonly tx: string
  readonly kind: 'bet' | 'win' | 'betwin'
  readonly currency: string
  readonly bet: number
  readonly win: number
  /** `unknown`: the provider has had no answer from us. */
  readonly state: 'done' | 'rolledBack' | 'unknown'
  readonly at: number
}

export interface ProviderBook {
  /** Whether the provider still knows all of that time. */
  readonly complete: boolean
  readonly transactions: readonly BookTransaction[]
}

export interface LaunchOrder {
  readonly player: string
  /** Null in demo play. */
  readonly token: string | null
  readonly currency: Currency
  readonly game_code: string
  readonly lang: Language
  readonly platform: GamePlatform
  readonly mode: GameMode
  readonly table_id: string | null
  /** Address of the page to which the game's exit leads. */
  readonly return_url: string
  readonly limits: StakeBounds | null
  /** Of the player. */
  readonly ip: string
}

/** A configured provider, or an aggregator of several: where games come from and who moves money in them. */
export interface GameConnection {
  readonly id: string
  readonly wallet: 'seamless' | 'transfer'
  /** The provider's public page of a round; null where it has none. */
  roundUrl(round: string): string | null
  /** Between two questions for its games. */
  readonly listEveryMs: number
  /** @throws ProviderFailure */
  list(): Promise<GameListing>
  /**
   * Jackpots that grow; not every protocol names them.
   * @throws ProviderFailure
   */
  jackpots?(): Promise<readonly ListedJackpot[]>
  /**
   * Its book of a span of time (epoch milliseconds, `to` not included); not every protocol has it.
   * @throws ProviderFailure
   */
  book?(span: { readonly from: number; readonly to: number }): Promise<ProviderBook>
  /**
   * The address of the game for this player.
   * @throws ProviderFailure
   */
  launch(order: LaunchOrder): Promise<string>
}

/** A provider that gave no usable answer: none in time, none at all, or a refusal. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: 'timeout' | 'unusable' | 'rejected',
    message: string,
  ) {
    super(message)
  }
}
