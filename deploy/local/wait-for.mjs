import { Refusal } from './fail.mjs'

/** Waits until an address answers, with this status when one is given. */
export async function waitFor(name, url, withinMs, status) {
  const until = Date.now() + withinMs
  while (Date.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
    if (answer && (status === undefined || answer.status === status)) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Refusal(`${name} did not answer within ${withinMs / 1000} s.`)
}
