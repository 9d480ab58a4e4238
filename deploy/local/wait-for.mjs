import { Refusal } from './fail.mjs'

/** Waits until an address answers at all. */
export async function waitFor(name, url, withinMs) {
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Refusal(`${name} did not answer within ${withinMs / 1000} s.`)
}
