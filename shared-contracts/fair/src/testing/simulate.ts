import type { Draws } from '../fairness/draws'
import { drawsOf } from '../fairness/draws'
import { VECTOR_SEED } from './vectors'

/** A million rounds behind FULL, a small sample otherwise. */
export const ROUNDS = process.env.FULL ? 1_000_000 : 4_000

/** Mean of `play` over many nonces and its standard error. */
export function simulate(rounds: number, clientSeed: string, play: (draws: Draws) => number) {
  let sum = 0
  let squares = 0
  for (let nonce = 0; nonce < rounds; nonce++) {
    const value = play(drawsOf({ seed: VECTOR_SEED, clientSeed, nonce }))
    sum += value
    squares += value * value
  }
  const mean = sum / rounds
  return { mean, error: Math.sqrt((squares / rounds - mean * mean) / rounds) }
}

/** Distance of a simulated mean from the computed return, in standard errors. */
export function distance(simulated: { mean: number; error: number }, computed: number): number {
  return Math.abs(simulated.mean - computed) / simulated.error
}
