import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Language } from '@touchline/contracts/limits'
import { BoundedMap } from '@touchline/serving'
import * as v from 'valibot'
import { type ListedGame, ProviderFailure } from '../../../../platform/game-connection'
import type { AskProvider } from '../../../../platform/provider-http'
import type { ConnectionSettings } from '../../connection-settings'
import type { WalletEvent, WalletOutcome } from '../../wallet-event'
import { headerOf, type RawCall, type Reply, type WalletConnection, type WalletProtocol } from '../adapter'
import { categoryOf, codeOf } from '../category-of'
import { studiosOf } from '../studios-of'
import { artOf } from '../touchline/listing'
import { formPairs, gisQuery, gisSignature, isSameSignature, type Pair } from './signature'
import { readGisCall } from './wallet-calls'

const LIST_EVERY_MS = 6 * 3_600_000
const PAGE_LIMITS = { withinMs: 10_000, answerMax: 4 * 1024 * 1024 }
const PAGES_MAX = 200
/** They answer one question a second. */
const PAGE_EVERY_MS = 1100

/** Seconds that clocks may differ, and for which a nonce is remembered. */
const WINDOW_S = 30
const NONCE_MS = 60_000
const NONCES_MAX = 100_000

const Page = v.object({
  items: v.array(v.unknown()),
  _meta: v.fallback(v.object({ pageCount: v.number() }), { pageCount: 1 }),
})
const text = v.fallback(v.string(), '')
const flag = v.fallback(v.union([v.boolean(), v.number(), v.string()]), false)
const Game = v.object({
  uuid: v.string(),
  name: v.string(),
  type: text,
  provider: text,
  is_mobile: flag,
  has_lobby: flag,
})
const Url = v.object({ url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) })

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

const isOn = (value: boolean | number | string): boolean => value === true || value === 1 || value === '1'

/** Slotegrator GIS 1.4.3. */
export function gisConnection(
  settings: ConnectionSettings,
  { ask, now }: { ask: AskProvider; now: () => number },
): WalletConnection {
  const { id, url, currencies } = settings
  const merchant = settings.key('merchantId')
  const key = settings.key('merchantKey')
  const nonces = new BoundedMap<string, number>(NONCES_MAX)

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    pairs: readonly Pair[],
    limits?: Parameters<AskProvider>[2],
  ) => {
    const [timestamp, nonce] = [String(Math.floor(now() / 1000)), randomBytes(16).toString('hex')]
    const form = gisQuery(pairs)
    const headers = {
      'x-merchant-id': merchant,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-sign': gisSignature(key, pairs, { merchant, timestamp, nonce }),
    }
    const { http, json } =
      method === 'GET'
        ? await ask(`${url}${path}?${form}`, { method, headers }, limits)
        : await ask(
            `${url}${path}`,
            {
              method,
              headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
              body: form,
            },
            limits,
          )
    if (http !== 200) throw new ProviderFailure('rejected', `${id}: ${http}`)
    return json
  }

  const receive = (raw: RawCall): ReturnType<WalletConnection['receive']> => {
    const pairs = formPairs(raw.body.toString('utf8'))
    const [timestamp, nonce] = [headerOf(raw, 'x-timestamp'), headerOf(raw, 'x-nonce')]
    const isLate = !/^\d{1,12}$/.test(timestamp) || Math.abs(now() / 1000 - Number(timestamp)) > WINDOW_S
    const isSigned =
      pairs !== null &&
      !isLate &&
      isSameSignature(gisSignature(key, pairs, { merchant, timestamp, nonce }), headerOf(raw, 'x-sign'))
    if (!isSigned || (nonces.get(nonce) ?? 0) > now()) return { reply: failed('invalidSignature') }
    nonces.set(nonce, now() + NONCE_MS)
    const event = readGisCall(pairs)
    return event ? { event } : { reply: failed('invalidInput') }
  }

  return {
    id,
    wallet: 'seamless',
    roundUrl: settings.roundUrl,
    listEveryMs: LIST_EVERY_MS,
    list: async () => {
      const items: unknown[] = []
      for (let page = 1; page <= PAGES_MAX; page += 1) {
        const read = v.safeParse(Page, await call('GET', '/games', [['page', String(page)]], PAGE_LIMITS))
        if (!read.success) throw new ProviderFailure('unusable', `${id}: the list of games is malformed`)
        items.push(...read.output.items)
        if (page >= read.output._meta.pageCount) break
        await pause(PAGE_EVERY_MS)
      }
      return listingOf(items, currencies, id)
    },
    launch: async ({ mode, player, token, currency, game_code, lang, platform, return_url, table_id }) => {
      const shared: Pair[] = [
        ['game_uuid', game_code],
        ['device', platform],
        ['return_url', return_url],
        ['language', LANGUAGE[lang]],
      ]
      const own: Pair[] = [
        ...([
          ['player_id', player],
          ['player_name', player],
          ['currency', currency],
        ] as const),
        ['session_id', token ?? ''],
        ...(table_id === null ? [] : ([['lobby_data', table_id]] as const)),
      ]
      const json =
        mode === 'demo'
          ? await call('POST', '/games/init-demo', shared)
          : await call('POST', '/games/init', [...shared, ...own])
      const launched = v.safeParse(Url, json)
      if (!launched.success) throw new ProviderFailure('rejected', `${id}: no address`)
      return launched.output.url
    },
    accepts: (raw) => headerOf(raw, 'x-merchant-id') === merchant,
    receive,
    reply: replyTo,
  }
}

function replyTo(event: WalletEvent, { code, balance, transfer }: WalletOutcome): Reply {
  if (code !== 'ok' || balance === null) {
    const error_code = code === 'insufficient_balance' ? 'INSUFFICIENT_FUNDS' : 'INTERNAL_ERROR'
    return { http: 200, body: { error_code, error_description: code } }
  }
  const answer = { balance: balance / 100 }
  if (!('tx' in event)) return { http: 200, body: answer }
  const undone = event.kind === 'rollback' ? event.refs.map(({ tx }) => tx) : []
  return {
    http: 200,
    body: {
      ...answer,
      transaction_id: `tl-${transfer ?? event.tx}`,
      ...(undone.length > 0 && { rollback_transactions: undone }),
    },
  }
}

const failed = (code: 'invalidSignature' | 'invalidInput' | 'systemError'): Reply => ({
  http: 200,
  body: { error_code: 'INTERNAL_ERROR', error_description: code },
})

function listingOf(items: readonly unknown[], currencies: ConnectionSettings['currencies'], id: string) {
  const names = new Map<string, string>()
  const games = items.flatMap((given, n): ListedGame[] => {
    const parsed = v.safeParse(Game, given)
    if (!parsed.success) return []
    const { uuid, name, type, provider: studio, is_mobile, has_lobby } = parsed.output
    const provider = codeOf(studio || id)
    names.set(provider, studio || id)
    return [
      {
        provider,
        game_code: uuid,
        name,
        category: categoryOf(type),
        tags: [],
        image: null,
        image_34: null,
        art: { motif: null, ...artOf(uuid) },
        rtp: null,
        volatility: null,
        lines: null,
        platforms: [isOn(is_mobile) ? 'mobile' : 'desktop'],
        currencies,
        limits: {},
        badge: null,
        state: 'open',
        until: null,
        has_demo: true,
        has_lobby: isOn(has_lobby),
        sort: n + 1,
      },
    ]
  })
  return { providers: studiosOf(games, names), games }
}

export const gisProtocol = (connections: readonly WalletConnection[]): WalletProtocol => ({
  routes: ['/gis'],
  find: (call) => connections.find((one) => one.accepts?.(call)) ?? null,
  failed,
})
