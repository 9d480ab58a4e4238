import type { CashOutOffer } from '@touchline/contracts/calls'
import type { Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import { type BetRepository, type BetRow, isUnsure } from '../sportsbook'
import type { CashOutRepository } from './repository'
import { offerFor } from './rules'

/** So long after a page asked for it an offer is followed; the page asks again while it shows it. */
const FOLLOWED_MS = 60_000
/** Bets followed at once by a process; the oldest go first. */
const FOLLOWED_MOST = 5000
/** How old a bet may be that is valued: its legs change with results. */
const READ_EVERY_MS = 2000

interface Followed {
  row: BetRow
  until: number
  /** Prices and play that its newest offer was made of. */
  seen: string
  amount: number
  state: CashOutOffer['state']
}

export interface OfferPushDeps {
  readonly platform: Pick<Platform, 'now' | 'notifications' | 'log'>
  readonly book: OddsBook
  readonly bets: Pick<BetRepository, 'byIds'>
  readonly cashOuts: Pick<CashOutRepository, 'automaticOf'>
  readonly isListening: (account: string) => boolean
}

/** Sends new offers of bets that a page has asked about, while their prices change. */
export function createOfferPushes({ platform, book, bets, cashOuts, isListening }: OfferPushDeps) {
  const followed = new Map<number, Followed>()
  let readAt = 0

  /** Empty where it cannot be read: such a bet is followed no further. */
  const readPlay = (row: BetRow, now: number): string => {
    try {
      return playOf(row, book, now)
    } catch (err) {
      platform.log.error({ err, bet: row.id }, 'bet not followed for a cash-out')
      return ''
    }
  }

  const follow = (row: BetRow, offer: CashOutOffer): void => {
    followed.delete(row.id)
    const seen = row.status === 'running' ? readPlay(row, platform.now()) : ''
    if (seen === '') return
    if (followed.size >= FOLLOWED_MOST) followed.delete(followed.keys().next().value ?? 0)
    followed.set(row.id, {
      row,
      until: platform.now() + FOLLOWED_MS,
      seen,
      amount: offer.amount,
      state: offer.state,
    })
  }

  const readAgain = async (now: number): Promise<void> => {
    if (now - readAt < READ_EVERY_MS || followed.size === 0) return
    readAt = now
    for (const row of await bets.byIds([...followed.keys()])) {
      const one = followed.get(row.id)
      if (!one) continue
      // Settled, cashed out or with a leg that ended: valued anew.
      if (row.status !== one.row.status || row.risk !== one.row.risk || endedLegs(row) !== endedLegs(one.row))
        one.seen = ''
      one.row = row
    }
  }

  /** One round: every bet whose prices or play have changed is valued, and what differs is sent. */
  const round = async (): Promise<void> => {
    const now = platform.now()
    await readAgain(now)
    const changed: { account: string; offer: CashOutOffer }[] = []
    for (const [id, one] of followed) {
      if (one.until < now || !isListening(one.row.member_id)) {
        followed.delete(id)
        continue
      }
      const seen = readPlay(one.row, now)
      if (seen === '') followed.delete(id)
      if (seen === one.seen) continue
      one.seen = seen
      const { offer } = offerFor(one.row, { book, now, automatic: null, log: platform.log })
      if (offer.amount === one.amount && offer.state === one.state) continue
      one.amount = offer.amount
      one.state = offer.state
      changed.push({ account: one.row.member_id, offer })
      if (one.row.status !== 'running') followed.delete(id)
    }
    await send(changed)
  }

  /** The value that a member set may have come from another process. */
  const send = async (changed: readonly { account: string; offer: CashOutOffer }[]): Promise<void> => {
    if (changed.length === 0) return
    const automatic = await cashOuts.automaticOf(changed.map(({ offer }) => Number(offer.bet_id)))
    const byAccount = new Map<string, CashOutOffer[]>()
    for (const { account, offer } of changed) {
      const own = { ...offer, automatic: automatic.get(Number(offer.bet_id)) ?? null }
      byAccount.set(account, [...(byAccount.get(account) ?? []), own])
    }
    for (const [account, offers] of byAccount)
      platform.notifications.sendHere(account, { t: 'cashout', offers })
  }

  return { follow, round }
}

const endedLegs = ({ legs }: BetRow): number => legs.filter(({ result }) => result !== null).length

/** All that the value of a bet depends on, as one text: it is compared often, and valued seldom. */
function playOf(row: BetRow, book: OddsBook, now: number): string {
  let text = `${row.status} ${row.risk}`
  for (const { result, match_id, bet_type, period } of row.legs) {
    if (result !== null) continue
    const match = book.match(match_id)
    if (!match) continue
    const isOpen = match.kickoff > now || match.period > 0
    text += `|${match.score} ${match.part} ${match.period} ${match.suspension} ${match.danger} ${match.status}`
    text += ` ${match.isWithheld} ${match.reportedParts.length} ${isOpen} ${isUnsure(book, match, now)}`
    for (const type of new Set([bet_type, 'ou', 'oxt'] as const))
      for (const line of book.marketLines(match_id, type, period))
        text += ` ${line.id}.${line.ball}.${line.state}`
  }
  return text
}
