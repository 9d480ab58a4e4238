import { createHmac } from 'node:crypto'
import { type Draws, drawsFrom } from '../fairness/draws'
import { VECTOR_SEED } from './vectors'

/** A million rounds behind FULL, a small sample otherwise. */
export const ROUNDS = process.env.FULL ? 1_000_000 : 4_000

/** Distances that chance explains in one of 370 tests; small samples of rare wins need more room. */
export const FARTHEST = process.env.FULL ? 3 : 4

/** One long round of draws: the blocks of nonce 0, by the hashes of Node, which are faster than those of the package. */
export function nodeDraws(clientSeed: string): Draws {
  let block = Buffer.alloc(0)
  let index = 0
  let offset = 0
  return drawsFrom(() => {
    if (offset === block.length) {
      block = createHmac('sha256', VECTOR_SEED).update(`${clientSeed}:0:${index++}`).digest()
      offset = 0
    }
    offset += 4
    return block.readUInt32BE(offset - 4)
  })
}

export interface Simulated {
  readonly mean: number
  /** Standard error of the mean. */
  readonly error: number
  readonly deviation: number
}

/** Mean of many plays. */
export function simulate(rounds: number, clientSeed: string, play: (draws: Draws) => number): Simulated {
  const draws = nodeDraws(clientSeed)
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    const value = play(draws)
    sum += value
    squares += value * value
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(squares / rounds - mean * mean)
  return { mean, deviation, error: deviation / Math.sqrt(rounds) }
}

/** Distance of a simulated mean from the computed return, in standard errors. */
export function distance(simulated: Simulated, computed: number): number {
  return Math.abs(simulated.mean - computed) / simulated.error
}
