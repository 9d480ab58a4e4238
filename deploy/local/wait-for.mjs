import { Refusal } from './fail.mjs'

/** Whether an address answers, with this status when one is given. */
export async function isAnswering(url, status) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null)
  await answer?.body?.cancel()
  return answer !== null && (status === undefined || answer.status === status)
}

/** Waits until an address answers, with this status when one is given. */
export async function waitFor(name, url, withinMs, status) {
  const until = performance.now() + withinMs
  while (performance.now() < until) {
    if (await isAnswering(url, status)) return
    await new Promise((next) => setTimeout(next, 100))
  }
  throw new Refusal(`${name} did not answer within ${withinMs / 1000} s.`)
}
