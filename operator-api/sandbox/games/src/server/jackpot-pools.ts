import { JACKPOT_PARTS } from '@touchline/fair/slots'

/** A pool in one currency. `parts` are fractions of a minor unit: nothing is rounded. */
export interface JackpotPool {
  readonly parts: number
  /** Of the bets, in parts. */
  readonly fed: number
  /** By the house, minor units. */
  readonly seeded: number
  /** To winners, minor units. */
  readonly paid: number
}

export const newPool = (seed: number): JackpotPool => ({
  parts: seed * JACKPOT_PARTS,
  fed: 0,
  seeded: seed,
  paid: 0,
})

/** A winner's prize, minor units; the fraction stays in the pool. */
export const amountOf = ({ parts }: JackpotPool): number => Math.floor(parts / JACKPOT_PARTS)

/** One part in so many of the bet, which is as many parts as the bet has minor units. */
export const fedBy = (pool: JackpotPool, bet: number): JackpotPool => ({
  ...pool,
  parts: pool.parts + bet,
  fed: pool.fed + bet,
})

/** The pool without a winner's prize, with a new seed. */
export const wonBy = (pool: JackpotPool, amount: number, seed: number): JackpotPool => ({
  ...pool,
  parts: pool.parts + (seed - amount) * JACKPOT_PARTS,
  seeded: pool.seeded + seed,
  paid: pool.paid + amount,
})

/** As before a win whose bet did not happen. */
export const returnedTo = (pool: JackpotPool, amount: number, seed: number): JackpotPool => ({
  ...pool,
  parts: pool.parts + (amount - seed) * JACKPOT_PARTS,
  seeded: pool.seeded - seed,
  paid: pool.paid - amount,
})
