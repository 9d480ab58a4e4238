import type { Currency } from '@touchline/contracts/limits'
import * as v from 'valibot'
import {
  type GameConnection,
  type GameListing,
  type LaunchOrder,
  ProviderFailure,
} from '../../../../platform/game-connection'
import type { AskProvider } from '../../../../platform/provider-http'
import { isTouchlineSigned, signedPost } from '../../../../platform/touchline-signature'
import type { ConnectionSettings } from '../../connection-settings'
import type { WalletOutcome } from '../../wallet-event'
import { headerOf, type RawCall, type Reply, type WalletConnection, type WalletProtocol } from '../adapter'
import { readTouchlineBook } from './book'
import { joinListings, readTouchlineJackpots, readTouchlineListing } from './listing'
import { ACTIONS, type Action, readTouchlineCall } from './wallet-calls'

const BASE = '/wallet/v1/'
const LIST_EVERY_MS = 5 * 60_000
const LIST_LIMITS = { withinMs: 5000, answerMax: 8 * 1024 * 1024 }

const Launched = v.object({ status: v.literal(1), url: v.pipe(v.string(), v.url(), v.regex(/^https?:/)) })

export interface TouchlineDeps {
  readonly ask: AskProvider
  readonly now: () => number
}

/** A provider that speaks our own protocol. */
export function touchlineConnection(
  settings: ConnectionSettings,
  { ask, now }: TouchlineDeps,
): WalletConnection {
  const { id, url, currencies } = settings
  const secret = settings.key('secret')
  const { post } = touchlineCalls({ id: settings.keys.operator ?? 'touchline', url, secret, ask, now })
  return {
    id,
    wallet: 'seamless',
    roundUrl: settings.roundUrl,
    listEveryMs: LIST_EVERY_MS,
    ...touchlineLists(id, currencies, post),
    jackpots: async () => {
      const jackpots = readTouchlineJackpots(await post('/Jackpots', {}, LIST_LIMITS), currencies)
      if (!jackpots) throw new ProviderFailure('unusable', `${id}: the list of jackpots is malformed`)
      return jackpots
    },
    book: async (span) => {
      const ask = (page: number) => post('/Transactions', { ...span, page }, LIST_LIMITS)
      const book = await readTouchlineBook(ask)
      if (!book) throw new ProviderFailure('unusable', `${id}: the list of transactions is malformed`)
      return book
    },
    receive: (call) => receive(call, secret, now()),
    reply: (event, outcome) => ({ http: 200, body: answerOf(event, outcome) }),
  }
}

type Post = ReturnType<typeof touchlineCalls>['post']

/** The list of games and launches in our own protocol. */
export function touchlineLists(
  id: string,
  currencies: readonly Currency[],
  post: Post,
): Pick<GameConnection, 'list' | 'launch'> {
  const listIn = async (currency: Currency): Promise<GameListing> => {
    const json = await post('/GameList', { lang: 'en', currency }, LIST_LIMITS)
    const listing = readTouchlineListing(json, currency, currencies)
    if (!listing) throw new ProviderFailure('unusable', `${id}: the list of games is malformed`)
    return listing
  }
  return {
    list: async () => {
      const listings: GameListing[] = []
      for (const currency of currencies) listings.push(await listIn(currency))
      return joinListings(listings)
    },
    launch: async (order: LaunchOrder) => {
      const json = await post('/LaunchGame', order)
      const launched = v.safeParse(Launched, json)
      if (!launched.success) throw new ProviderFailure('rejected', `${id}: ${statusOf(json)}`)
      return launched.output.url
    },
  }
}

/** Signed calls of the operator in our own protocol. */
export function touchlineCalls({
  id,
  url,
  secret,
  ask,
  now,
}: TouchlineDeps & { readonly id: string; readonly url: string; readonly secret: string }) {
  return {
    post: async (path: string, body: object, limits?: Parameters<AskProvider>[2]): Promise<unknown> =>
      (await ask(`${url}${path}`, signedPost({ id, secret }, path, body, now()).init, limits)).json,
  }
}

function receive(call: RawCall, secret: string, now: number): ReturnType<WalletConnection['receive']> {
  const { method, path, body } = call
  const timestamp = headerOf(call, 'x-tl-timestamp')
  const isSigned = isTouchlineSigned(
    secret,
    { method, path, timestamp, body },
    headerOf(call, 'x-tl-signature'),
    now,
  )
  if (!isSigned) return { reply: failed('invalidSignature') }
  const action = actionOf(path)
  const event = action && readTouchlineCall(action, jsonOf(body))
  return event ? { event } : { reply: failed('invalidInput') }
}

const actionOf = (path: string): Action | null =>
  ACTIONS.find((action) => path === `${BASE}${action}`) ?? null

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const answerOf = (event: { request: string; tx?: string }, outcome: WalletOutcome) => ({
  status: outcome.code,
  request_id: event.request,
  ...(event.tx !== undefined && { tx: event.tx }),
  ...(outcome.transfer !== null && { ref_no: String(outcome.transfer) }),
  ...(outcome.balance !== null && { balance: outcome.balance }),
  ...(outcome.currency !== null && { currency: outcome.currency }),
})

const HTTP = { invalidSignature: 401, invalidInput: 400, systemError: 500 } as const

const failed = (code: keyof typeof HTTP): Reply => ({ http: HTTP[code], body: { status: code } })

const statusOf = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'status' in json ? String(json.status) : 'no status'

export const touchlineProtocol = (connections: readonly WalletConnection[]): WalletProtocol => ({
  routes: ACTIONS.map((action) => `${BASE}${action}`),
  find: (call) => connections.find(({ id }) => id === headerOf(call, 'x-tl-provider')) ?? null,
  failed,
})
