import type { Language } from '@touchline/contracts/limits'
import * as v from 'valibot'
import {
  type GameListing,
  type LaunchOrder,
  type ListedGame,
  ProviderFailure,
} from '../../../../platform/game-connection'
import type { AskProvider } from '../../../../platform/provider-http'
import type { ConnectionSettings } from '../../connection-settings'
import type { WalletEvent, WalletOutcome } from '../../wallet-event'
import { headerOf, type RawCall, type Reply, type WalletConnection, type WalletProtocol } from '../adapter'
import { categoryOf, codeOf } from '../category-of'
import { studiosOf } from '../studios-of'
import { artOf } from '../touchline/listing'
import { hub88Signature, isHub88Signed, privateKeyOf, publicKeyOf } from './signature'
import { amountOf, CALLS, readHub88Call, statusOf } from './wallet-calls'

const BASE = '/hub88/'
const SIGNATURE = 'x-hub88-signature'
/** They answer one question a minute. */
const LIST_EVERY_MS = 24 * 3_600_000
const LIST_LIMITS = { withinMs: 20_000, answerMax: 32 * 1024 * 1024 }

const Url = v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) })
const text = v.fallback(v.string(), '')
const Game = v.object({
  game_code: v.string(),
  name: v.string(),
  product: text,
  category: text,
  enabled: v.fallback(v.boolean(), true),
  platforms: v.fallback(v.array(v.string()), []),
  rtp: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
  volatility: v.fallback(v.nullable(v.string()), null),
  paylines: v.fallback(v.nullable(v.number()), null),
  demo_game_support: v.fallback(v.boolean(), false),
})

const LANGUAGE: Record<Language, string> = {
  en: 'en',
  cn: 'zh',
  tw: 'zh',
  vi: 'vi',
  th: 'th',
  id: 'id',
  my: 'my',
  ja: 'ja',
  ko: 'ko',
}

/** Hub88, operator API v2. */
export function hub88Connection(
  settings: ConnectionSettings,
  { ask }: { ask: AskProvider },
): WalletConnection {
  const { id, url, currencies, keys } = settings
  const own = privateKeyOf(settings.key('privateKey'))
  const theirs = publicKeyOf(settings.key('publicKey'))
  const operator_id = Number(settings.key('operatorId'))
  const country = keys.country ?? 'MY'
  const post = async (path: string, body: object, limits?: Parameters<AskProvider>[2]): Promise<unknown> => {
    const payload = JSON.stringify(body)
    const headers = { 'content-type': 'application/json', [SIGNATURE]: hub88Signature(own, payload) }
    const { http, json } = await ask(
      `${url}/operator/generic/v2${path}`,
      { method: 'POST', headers, body: payload },
      limits,
    )
    if (http !== 200) throw new ProviderFailure('rejected', `${id}: ${http}`)
    return json
  }
  return {
    id,
    wallet: 'seamless',
    roundUrl: settings.roundUrl,
    listEveryMs: LIST_EVERY_MS,
    list: async () => listingOf(await post('/game/list', { operator_id }, LIST_LIMITS), currencies, id),
    launch: async (order) => {
      const launched = v.safeParse(
        Url,
        await post('/game/url', launchBody(order, { operator_id, country, keys })),
      )
      if (!launched.success) throw new ProviderFailure('rejected', `${id}: no address`)
      return launched.output.url
    },
    accepts: (call) => isHub88Signed(theirs, call.body, headerOf(call, SIGNATURE)),
    receive: (call) => receive(call, isHub88Signed(theirs, call.body, headerOf(call, SIGNATURE))),
    reply: (event, outcome) => replyTo(event, outcome, country),
  }
}

function launchBody(
  { mode, player, token, currency, game_code, platform, lang, return_url, ip }: LaunchOrder,
  { operator_id, country, keys }: { operator_id: number; country: string; keys: ConnectionSettings['keys'] },
) {
  return {
    operator_id,
    game_code,
    ip,
    country,
    meta: {},
    lang: LANGUAGE[lang],
    platform: platform === 'desktop' ? 'GPL_DESKTOP' : 'GPL_MOBILE',
    lobby_url: return_url,
    deposit_url: return_url,
    ...(keys.subPartnerId && { sub_partner_id: keys.subPartnerId }),
    // Play without money has no user, and moves none.
    ...(mode === 'demo' ? { currency: 'XXX' } : { user: player, token, currency, game_currency: currency }),
  }
}

function receive(call: RawCall, isSigned: boolean): ReturnType<WalletConnection['receive']> {
  if (!isSigned) return { reply: failed('invalidSignature') }
  const asked = CALLS.find((path) => call.path === `${BASE}${path}`)
  if (!asked) return { reply: failed('invalidInput') }
  const read = readHub88Call(asked, call.body)
  return 'event' in read
    ? read
    : { reply: { http: 200, body: { status: read.fault, request_uuid: read.request } } }
}

function replyTo({ kind, player, request }: WalletEvent, outcome: WalletOutcome, country: string): Reply {
  const { code, balance, currency } = outcome
  // That a transaction is unknown is nothing wrong with a rollback: it is done.
  const status = kind === 'player' && code === 'invalidSession' ? 'RS_ERROR_UNKNOWN' : statusOf(code)
  const body = {
    user: player,
    status,
    request_uuid: request,
    ...(kind === 'player' ? { country } : {}),
    ...(kind !== 'player' && currency !== null && { currency }),
    ...(kind !== 'player' && balance !== null && { balance: amountOf(balance) }),
  }
  return { http: 200, body }
}

const failed = (code: 'invalidSignature' | 'invalidInput' | 'systemError'): Reply => ({
  http: 200,
  body: { status: statusOf(code) },
})

function listingOf(json: unknown, currencies: ConnectionSettings['currencies'], id: string): GameListing {
  if (!Array.isArray(json)) throw new ProviderFailure('unusable', `${id}: the list of games is malformed`)
  const names = new Map<string, string>()
  const games = json.flatMap((given: unknown, n): ListedGame[] => {
    const parsed = v.safeParse(Game, given)
    if (!parsed.success || !parsed.output.enabled) return []
    const { game_code, name, product, category, platforms, rtp, volatility, paylines, demo_game_support } =
      parsed.output
    const provider = codeOf(product || id)
    names.set(provider, product || id)
    const percent = Number.parseFloat(String(rtp ?? ''))
    const isOn = (platform: string) => platforms.length === 0 || platforms.includes(platform)
    return [
      {
        provider,
        game_code,
        name,
        category: categoryOf(category),
        tags: [],
        image: null,
        image_34: null,
        art: { motif: null, ...artOf(game_code) },
        rtp: percent > 1 && percent <= 100 ? Math.round(percent * 100) : null,
        volatility:
          (['low', 'medium', 'high'] as const).find((one) =>
            volatility?.toLowerCase().startsWith(one.slice(0, 3)),
          ) ?? null,
        lines: Number.isInteger(paylines) ? paylines : null,
        platforms: [
          ...(isOn('GPL_DESKTOP') ? (['desktop'] as const) : []),
          ...(isOn('GPL_MOBILE') ? (['mobile'] as const) : []),
        ],
        currencies,
        limits: {},
        badge: null,
        state: 'open',
        until: null,
        has_demo: demo_game_support,
        has_lobby: false,
        sort: n + 1,
      },
    ]
  })
  return { providers: studiosOf(games, names), games }
}

export const hub88Protocol = (connections: readonly WalletConnection[]): WalletProtocol => ({
  routes: CALLS.map((call) => `${BASE}${call}`),
  // Nothing in a call names the operator but the key that it is signed with.
  find: (call) =>
    connections.length === 1
      ? (connections[0] ?? null)
      : (connections.find((one) => one.accepts?.(call)) ?? null),
  failed,
})
