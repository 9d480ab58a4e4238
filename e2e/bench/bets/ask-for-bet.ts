import { randomUUID } from 'node:crypto'
import { betParlay, betSingle, betSysParlay } from '@touchline/contracts/calls'
import type { BetPick, MemberClient, Wire } from '../../support/member-client'

/** The request of a member for the nth bet. */
export type AskForBet = (member: MemberClient, n: number) => Wire

const STAKE_MINOR = 500
/** The least that a ticket of the sandbox may cost: a thousand of them come at once. */
const TICKET_MINOR = 50
export const LEGS = 10
export const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10]

const common = () => ({ idem_key: randomUUID(), accept: 'any' })

export const singlesOn =
  (picks: readonly BetPick[]): AskForBet =>
  (member, n) =>
    member.wireOf(betSingle, { ...picks[n % picks.length], ...common(), stake: STAKE_MINOR })

export const parlaysOn =
  (picks: readonly BetPick[]): AskForBet =>
  (member, n) =>
    member.wireOf(betParlay, { ...common(), picks: legsOf(picks, n), stake: STAKE_MINOR })

/** Every size from doubles on: 1,013 tickets. */
export const systemsOn =
  (picks: readonly BetPick[]): AskForBet =>
  (member, n) => {
    const units = SIZES.map((size) => ({ size, stake: TICKET_MINOR }))
    return member.wireOf(betSysParlay, { ...common(), picks: legsOf(picks, n), units })
  }

/** Ten selections in a row; the orders accept any price, so the prices here need not be current. */
const legsOf = (picks: readonly BetPick[], n: number) =>
  Array.from({ length: LEGS }, (_, leg) => ({
    ...picks[(n * LEGS + leg) % picks.length],
    odds: 200,
    odds_type: undefined,
  }))
