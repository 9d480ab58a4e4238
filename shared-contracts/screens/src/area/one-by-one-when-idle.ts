import { whenIdle } from '@touchline/ui/when-idle'

/** Not before the first screen and its rows have come, also on a slow line. */
const AFTER_MS = 4000
const LATEST_MS = 10_000

/**
 * Does one thing after the other while the page has nothing better to do, until the returned function is called; nothing
 * where the player saves data.
 */
export function oneByOneWhenIdle(tasks: readonly (() => Promise<void>)[]): () => void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => undefined
  let isStopped = false
  const doAll = async () => {
    for (const task of tasks) if (!isStopped) await task()
  }
  let callOff = () => clearTimeout(timer)
  const timer = setTimeout(() => {
    callOff = whenIdle(() => void doAll(), LATEST_MS)
  }, AFTER_MS)
  return () => {
    isStopped = true
    callOff()
  }
}
