import type { launchGame, RequestOf, ResponseOf } from '@touchline/contracts/calls'
import type { ErrorCode } from '@touchline/contracts/errors'
import { Rate } from '@touchline/serving'
import {
  type GameConnection,
  type LaunchOrder,
  ProviderFailure,
  type StakeBounds,
} from '../../platform/game-connection'
import type { Platform } from '../../platform/module'
import type { Caller } from '../../plugins/caller'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { Member, Uplines } from '../uplines'
import type { GameCatalogue } from './catalogue'
import type { GamesRepository, Launch } from './repository'
import { type CatalogueGame, type GameRefusal, type Player, refusalOf, stakesOf, windowOf } from './rules'

const TOKEN_BYTES = 32
const TOKEN_MS = 60_000
const LAUNCHES = { points: 30, seconds: 60 }

/** Points of demo play are in no currency and no wallet. */
const OF_MONEY: ReadonlySet<ErrorCode> = new Set(['currencyNotSupported', 'forbiddenAccess'])

/** A new token under which a provider may move this member's money. */
export type OpenWalletToken = (
  facts: StakeBounds & {
    readonly member: string
    readonly session: string
    readonly connection: string
    readonly provider: string
    readonly game_code: string
    readonly currency: LaunchOrder['currency']
  },
) => Promise<string>

/** Moves the member's money to where this connection has it. */
export type EnterWallet = (
  connection: string,
  arrival: {
    readonly member: string
    readonly session: string
    readonly currency: LaunchOrder['currency']
    readonly category: CatalogueGame['category']
  },
) => Promise<void>

export interface LaunchParts {
  readonly platform: Pick<Platform, 'now' | 'newId' | 'randomBytes' | 'log'>
  readonly repository: GamesRepository
  readonly catalogue: GameCatalogue
  readonly connections: readonly GameConnection[]
  readonly uplines: Pick<Uplines, 'byId' | 'betTerms'>
  readonly playerOf: (
    member: Pick<Member, 'brand' | 'currency' | 'disabledProducts' | 'operatorType'>,
  ) => Player
  readonly openToken: OpenWalletToken
  readonly enter: EnterWallet
}

export type Launched = ResponseOf<typeof launchGame>
type LaunchRequest = Required<Pick<RequestOf<typeof launchGame>, 'lang'>> &
  RequestOf<typeof launchGame> & { readonly isUpright?: boolean }

export interface Launches {
  launch(request: LaunchRequest, caller: Caller): Promise<Launched | Refusal>
  /** The address of the game, for the first caller with the token; or why it is refused. */
  play(
    token: string,
    from: { readonly brand: string; readonly ip: string; readonly origin: string },
  ): Promise<Played>
}

export type Played = { readonly url: string } | { readonly code: ErrorCode; readonly lang: string }

export function createLaunches(parts: LaunchParts): Launches {
  const { platform, repository, catalogue, connections, uplines, playerOf, openToken, enter } = parts
  const { now, newId, randomBytes, log } = platform
  const rate = new Rate(LAUNCHES)

  const refusalFor = (game: CatalogueGame, player: Player, mode: Launch['mode']): GameRefusal | null => {
    const refusal = refusalOf(game, catalogue.current().providers.get(game.provider), player, now())
    return mode === 'demo' && refusal && OF_MONEY.has(refusal.code) ? null : refusal
  }

  const launch = async (request: LaunchRequest, caller: Caller): Promise<Launched | Refusal> => {
    const { mode, platform: device } = request
    if (mode === 'real' && caller.viewOnly) return caller.viewOnly
    const game = catalogue.byCode(request.provider, request.game_code)
    if (!game?.platforms.includes(device) || (mode === 'demo' && !game.has_demo)) return refuse('notFound')
    const refusal = refusalFor(game, playerOf(caller), mode)
    if (refusal) return refuse(refusal.code, refusal.until === null ? undefined : { until: refusal.until })
    const waitMs = await rate.take(caller.account)
    if (waitMs !== null) return refuse('requestLimit', { retry_after: Math.ceil(waitMs / 1000) })
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const kept: Launch = {
      launch_id: newId(),
      member_id: caller.account,
      session_id: caller.session,
      currency: caller.currency,
      connection: game.connection,
      provider: game.provider,
      game_code: game.game_code,
      mode,
      options: {
        lang: request.lang,
        platform: device,
        table_id: request.table_id ?? null,
        return_url: request.return_url ?? '/',
      },
      expires_at: now() + TOKEN_MS,
    }
    await repository.keepLaunch(token, kept)
    await repository.opened(caller.account, game, now())
    return {
      url: `/play/${token}`,
      launch_id: kept.launch_id,
      expires_at: kept.expires_at,
      window: windowOf(game.category, mode, request.isUpright),
    }
  }

  const open = async (kept: Launch, from: Parameters<Launches['play']>[1]): Promise<string | ErrorCode> => {
    const member = await uplines.byId(kept.member_id)
    const game = catalogue.byCode(kept.provider, kept.game_code)
    const connection = connections.find(({ id }) => id === kept.connection)
    if (!member || member.brand !== from.brand) return 'invalidSession'
    if (!game || !connection || game.connection !== kept.connection) return 'game_maintenance'
    const isReal = kept.mode === 'real'
    if (isReal && member.state !== 'open') return 'SUSPEND'
    const refusal = refusalFor(game, playerOf(member), kept.mode)
    if (refusal) return refusal.code
    if (isReal && member.currency !== kept.currency) return 'invalidCurrency'
    const terms = await uplines.betTerms(member.id)
    const limits = stakesOf(game.limits[kept.currency], terms?.limits.get('*'))
    if (isReal && !limits) return 'permission_denied'
    if (isReal) await enter(connection.id, { ...namesOf(kept), category: game.category })
    const token =
      isReal && connection.wallet === 'seamless' && limits
        ? await openToken({ ...namesOf(kept), ...limits })
        : null
    return await connection.launch({
      player: member.id,
      token,
      currency: kept.currency,
      game_code: kept.game_code,
      mode: kept.mode,
      ...kept.options,
      limits,
      ip: from.ip,
      return_url: returnUrl(kept.options.return_url, from.origin),
    })
  }

  const play: Launches['play'] = async (token, from) => {
    const kept = await repository.redeem(token, now())
    if (!kept) return { code: 'invalidSession', lang: 'en' }
    const { lang } = kept.options
    try {
      const opened = await open(kept, from)
      return /^https?:/.test(opened) ? { url: opened } : { code: opened as ErrorCode, lang }
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      log.warn({ err: error, connection: kept.connection }, 'a game was not launched')
      return { code: error.kind === 'timeout' ? 'requestTimeout' : 'game_maintenance', lang }
    }
  }

  return { launch, play }
}

const namesOf = ({ member_id, session_id, connection, provider, game_code, currency }: Launch) => ({
  member: member_id,
  session: session_id,
  connection,
  provider,
  game_code,
  currency,
})

/** A page of our own alone: any other path leads to its beginning. */
const returnUrl = (path: string, origin: string): string =>
  `${origin}${/^\/(?![/\\])/.test(path) ? path : '/'}`
