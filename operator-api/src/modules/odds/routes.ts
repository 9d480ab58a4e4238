import { createHash } from 'node:crypto'
import { LISTED_LEAGUES_MOST, LISTED_MATCHES_MOST, uxNames, uxSearch } from '@touchline/contracts/calls'
import { CATALOGUE, type ErrorCode } from '@touchline/contracts/errors'
import { type Channel, marketChannel, matchChannel } from '@touchline/contracts/live'
import { networkOf } from '@touchline/rules'
import { Rate } from '@touchline/serving'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { AnswerBudget } from './answer-budget'
import { Precompressed } from './answers'
import { countryNames } from './country-names'
import type { MoneyOnMatches } from './money-on-matches'
import type { Book } from './service'
import type { OddsView } from './view'
import type { ChannelState } from './wire/channel'
import { type MatchList, matchList } from './wire/match-list'
import { menuOf } from './wire/menu'

const whole = v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.transform(Number))
/** Commission group of the reader; a group without a spread of its own reads as `A` does. */
const group = v.optional(v.string(), 'A')
const since = { epoch: v.optional(v.string()), since: v.optional(whole) }
const MarketQuery = v.object({ sport: whole, market: v.pipe(whole, v.picklist([1, 2, 3])), group, ...since })
const MatchQuery = v.object({ match: whole, group, ...since })
// Favourites on a screen, hot matches, the legs of a slip. Every other list is another answer to make and to pack, so they
// are few for each address; lists that others asked for before cost nothing.
const LISTS = { points: 30, seconds: 3 }
// A reader at a sequence of their own gets the changes since; beyond so many answers of their own a network gets the
// whole board, which is made once for everybody.
const CHANGES = { points: 60, seconds: 3 }
// The page asks once for each pause in typing; every answer is packed for itself.
const SEARCHES = { points: 60, seconds: 3 }
/** The cost of a search for misspelt names, as a part of an `AnswerBudget`: some 8 ms of work. */
const NEAR_BYTES = 40 * 1024
/** Names change a few times a season: a browser shows those of the last hour, and then asks for new ones beside the page. */
const NAMES_KEPT = 'public, max-age=3600, stale-while-revalidate=604800'
const idsUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(',').filter(Boolean)),
    v.maxLength(most),
    v.array(whole),
  )
const MatchesQuery = v.object({
  matches: idsUpTo(LISTED_MATCHES_MOST),
  leagues: v.optional(idsUpTo(LISTED_LEAGUES_MOST), ''),
  group,
  ...since,
})

export interface OddsRouteDeps {
  book: Book
  /** The view of a page and of a commission group. */
  viewOf: (request: FastifyRequest, group?: string) => OddsView
  now: () => number
  /** Epoch milliseconds of the newest word of the feed. */
  feedAt: () => number
  /** As it was last read. */
  money: () => MoneyOnMatches
}

/** The cached odds: GET with entity tags, packed once per version, at `prefix`. */
export function oddsRoutes(app: FastifyInstance, prefix: string, deps: OddsRouteDeps): void {
  const { book, viewOf, now, feedAt, money } = deps
  const lists = new Rate(LISTS)
  const changes = new Rate(CHANGES)
  const searches = new Rate(SEARCHES)
  const budget = new AnswerBudget()
  // Of its own, so that a network whose members misspell still reads its lists.
  const nearBudget = new AnswerBudget()
  const isOver = async (rate: Rate, { ip }: FastifyRequest) => (await rate.take(networkOf(ip))) !== null
  /** Whether a network has had too many answers of its own, or too large ones. */
  const isSpent = async (rate: Rate, request: FastifyRequest) =>
    (await budget.isSpent(networkOf(request.ip))) || (await isOver(rate, request))
  const paid = async ({ ip }: FastifyRequest, answer: Precompressed) => {
    await budget.spend(networkOf(ip), answer.bytesPlain)
    return answer
  }

  const answerChannel = async (
    request: FastifyRequest,
    reply: FastifyReply,
    channel: Channel,
    { group, ...position }: { readonly group: string; epoch?: string; since?: number },
  ) => {
    const view = viewOf(request, group)
    const since = sinceOf(position)
    if (!view.channels.open(channel)) return refuse(reply, 'invalidInput')
    const isKnown = since?.epoch === view.frames.epoch
    const own = isKnown ? await changesOf(request, view, channel, since.seq) : null
    return send(request, reply, own ?? wholeOf(view, channel))
  }

  /** Null where only the whole is possible, and where a network has had too many answers of its own. */
  const changesOf = async (request: FastifyRequest, view: OddsView, channel: Channel, from: number) => {
    const { answers, frames } = view
    const key = `${channel} ${from}`
    const isMade = answers.has(key, versionTag(view, stateOf(view, channel), from))
    if (!isMade && (await isSpent(changes, request))) return null
    const state = stateOf(view, channel)
    const etag = versionTag(view, state, from)
    if (answers.has(key, etag)) return answers.get(key, etag, () => OK)
    const made = frames.delta(channel, state, from)
    return (
      made &&
      paid(
        request,
        answers.get(key, etag, () => ({ ...OK, ...made })),
      )
    )
  }

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer: Precompressed,
    kept = 'no-cache',
  ) => {
    reply
      .header('cache-control', kept)
      .header('vary', 'accept-encoding')
      .header('etag', answer.etag)
      // An unchanged answer does not show the age of the feed; this header does.
      .header('x-feed-at', String(feedAt()))
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
    const coding = answer.codingFor(request.headers['accept-encoding']?.toString())
    if (coding !== 'identity') reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(await answer.bytes(coding))
  }

  app.get(`${prefix}/uxmenu`, (request, reply) => {
    const { answers, frames, terms } = viewOf(request)
    const menu = menuOf(book, now(), terms.bettingDayStartHour, money())
    const etag = `W/"${frames.epoch}-${tagOf(menu)}"`
    return send(
      request,
      reply,
      answers.get('menu', etag, () => ({ ...OK, ...menu })),
    )
  })

  app.get(`${prefix}/uxmarket`, (request, reply) => {
    const query = v.safeParse(MarketQuery, request.query)
    if (!query.success) return refuse(reply, 'invalidInput')
    const { sport, market } = query.output
    return answerChannel(request, reply, marketChannel(sport, market), query.output)
  })

  app.get(`${prefix}/uxmatch`, (request, reply) => {
    const query = v.safeParse(MatchQuery, request.query)
    if (!query.success) return refuse(reply, 'invalidInput')
    return answerChannel(request, reply, matchChannel(query.output.match), query.output)
  })

  app.get(`${prefix}/uxmatch2`, async (request, reply) => {
    const query = v.safeParse(MatchesQuery, request.query)
    if (!query.success) return refuse(reply, 'invalidInput')
    const { matches, leagues, group } = query.output
    const view = viewOf(request, group)
    const { answers, channels, frames } = view
    const wanted = [...matches, ...leagues.flatMap((league) => channels.matchesOf(league))]
    const list = matchList(channels, [...wanted, ...wanted.flatMap((match) => channels.childrenOf(match))])
    const since = sinceOf(query.output)
    if (since?.epoch === frames.epoch) {
      const own = await changesOfList(request, view, list, since.seq)
      if (own) return send(request, reply, own)
    }
    const { ch, seq } = list
    const etag = `W/"${frames.epoch}-${seq}-b"`
    const isMade = answers.has(ch, etag)
    if (!isMade && (await isSpent(lists, request))) return refuse(reply, 'requestLimit')
    const build = () => ({ ...OK, t: 'snap', ...frames.base(ch, seq), ...list.whole() })
    const answer = answers.get(ch, etag, build)
    return send(request, reply, isMade ? answer : await paid(request, answer))
  })

  /** As `changesOf`, of a list: most readers of one are its only ones. */
  const changesOfList = async (request: FastifyRequest, view: OddsView, list: MatchList, from: number) => {
    const { answers, frames } = view
    const { ch, seq } = list
    const key = `${ch} ${from}`
    const etag = `W/"${frames.epoch}-${seq}-b${from}"`
    const isMade = answers.has(key, etag)
    if (from > seq || (!isMade && (await isSpent(changes, request)))) return null
    if (answers.has(key, etag)) return answers.get(key, etag, () => OK)
    const made = list.changesSince(from)
    const frame = { t: 'delta', ...frames.base(ch, seq), from }
    return (
      made &&
      paid(
        request,
        answers.get(key, etag, () => ({ ...OK, ...frame, ...made })),
      )
    )
  }

  app.get(`${prefix}/uxnames`, (request, reply) => {
    const query = v.safeParse(uxNames.request, request.query)
    if (!query.success) return refuse(reply, 'invalidInput')
    const { language } = query.output
    const { answers, frames } = viewOf(request)
    const etag = `W/"${frames.epoch}-${language}-${book.names.versionOf(language)}"`
    const answer = answers.get(`names ${language}`, etag, () => ({
      ...OK,
      names: { ...countryNames(language), ...book.names.of(language) },
    }))
    return send(request, reply, answer, NAMES_KEPT)
  })

  app.get(`${prefix}/uxsearch`, async (request, reply) => {
    const query = v.safeParse(uxSearch.request, request.query)
    if (!query.success) return refuse(reply, 'invalidInput')
    if (await isOver(searches, request)) return refuse(reply, 'requestLimit')
    const { frames, search } = viewOf(request)
    const network = networkOf(request.ip)
    const { q } = query.output
    const isKept = search.isKept(q)
    // After too many searches for misspelt names, only exact ones are found.
    const mayBeNear = !(await nearBudget.isSpent(network))
    const found = search.find(q, mayBeNear)
    const isExact =
      !found.near && [found.leagues, found.teams, found.runners ?? []].some((list) => list.length > 0)
    if (mayBeNear && !isExact && !isKept) await nearBudget.spend(network, NEAR_BYTES)
    const body = { ...OK, ...found }
    return send(request, reply, new Precompressed(`W/"${frames.epoch}-${tagOf(body)}"`, body))
  })
}

const stateOf = ({ channels }: OddsView, channel: Channel): ChannelState => {
  const state = channels.open(channel)
  if (!state) throw new Error(`there is no channel ${channel}`)
  return state
}

const versionTag = ({ frames }: OddsView, { seq }: ChannelState, from?: number) =>
  `W/"${frames.epoch}-${seq}-${from ?? ''}"`

function wholeOf(view: OddsView, channel: Channel): Precompressed {
  const state = stateOf(view, channel)
  const build = () => ({ ...OK, ...view.frames.snapshot(channel, state) })
  return view.answers.get(channel, versionTag(view, state), build)
}

const OK = { status: 1, statusdesc: CATALOGUE.OK.text } as const

const refuse = (reply: FastifyReply, code: ErrorCode) =>
  reply.header('cache-control', 'no-store').send({ status: code, statusdesc: CATALOGUE[code].text })

/** The reader's own sequence. */
interface Since {
  epoch: string
  seq: number
}

const sinceOf = ({ epoch, since: seq }: { epoch?: string; since?: number }): Since | undefined =>
  epoch === undefined || seq === undefined ? undefined : { epoch, seq }

/** A short tag of a small body. */
const tagOf = (body: object): string => createHash('sha1').update(JSON.stringify(body)).digest('base64url')
