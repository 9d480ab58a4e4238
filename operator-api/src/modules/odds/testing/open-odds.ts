import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ClosedProducts } from '@touchline/contracts/products'
import Fastify from 'fastify'
import { Subject } from 'rxjs'
import type { MemberNotification } from '../../../platform/module'
import { addressesBehind } from '../../../plugins/request-source'
import { ManualClock } from '../../../testing/manual-clock'
import { NOON } from '../../../testing/sample-feed'
import { createFeed, ownFeedLine } from '../../feed'
import type { SocketLimits } from '../../live'
import { createSearch } from '../../search'
import type { SessionEnd } from '../../session'
import { createOdds, type Pricing } from '..'

const brandOf = (headers: IncomingHttpHeaders): string => String(headers['x-brand'] ?? 'noon')

/** The odds behind a real server on a free port; the cookie `session=<account>` is a login. The day of the
 * brand `dawn` begins at six. */
export async function openOdds(
  socketLimits: SocketLimits = { perAddress: 1000, perSession: 1000 },
  startAt = NOON,
  pricing?: Pricing,
) {
  const clock = new ManualClock(startAt)
  const notifications$ = new Subject<MemberNotification>()
  const sessionEnds$ = new Subject<SessionEnd>()
  const releases$ = new Subject<{ brand: string; revision: number }>()
  const announcements$ = new Subject<{ brand: string | null }>()
  const maintenanceChanges$ = new Subject<void>()
  const closed: Record<string, ClosedProducts | null> = {}
  const feed = createFeed({ now: clock.now, line: ownFeedLine(clock.now) })
  const odds = createOdds({
    clock,
    epoch: 'e1',
    rate: 12,
    notifications$,
    sessionEnds$,
    releases$,
    announcements$,
    maintenance: {
      changes$: maintenanceChanges$,
      closedNow: (brand) => (brand in closed ? (closed[brand] ?? null) : {}),
    },
    socketLimits,
    addressOf: addressesBehind(['loopback']),
    feed,
    createSearch,
    ...(pricing && { pricing }),
    brandOf: ({ headers }) => brandOf(headers),
    termsOf: (brand) => ({ bettingDayStartHour: brand === 'dawn' ? 6 : 12, myanmar: brand !== 'plain' }),
    allowOrigin: (origin) => origin === 'http://brand.test',
    resolveSession: async ({ headers }) => {
      if (headers.cookie === 'session=nobody-answers') return new Promise<never>(() => undefined)
      const account = /^session=(\w+)$/.exec(headers.cookie ?? '')?.[1]
      if (!account) return null
      const commType = account.startsWith('groupD') ? 'D' : 'A'
      return { account, brand: brandOf(headers), commType, session: `${account}-1` }
    },
  })
  const http = Fastify({ forceCloseConnections: true })
  odds.register(http)
  await http.listen({ port: 0, host: '127.0.0.1' })
  const host = `127.0.0.1:${(http.server.address() as AddressInfo).port}`
  const close = async () => {
    await http.close()
    odds.close()
  }
  return {
    clock,
    odds,
    publish: feed.publish,
    notifications$,
    sessionEnds$,
    releases$,
    announcements$,
    /** Closes products of a brand, and opens the others; with null it is not known yet. */
    shut: (brand: string, products: ClosedProducts | null) => {
      closed[brand] = products
      maintenanceChanges$.next()
    },
    host,
    server: http.server,
    close,
  }
}
