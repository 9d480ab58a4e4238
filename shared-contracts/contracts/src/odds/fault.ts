/** The fault of a value from outside, in words for a log; null without one. */
export type Fault = string | null

export type Check = (value: unknown) => Fault

export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
export const isCount = (value: unknown): value is number => isWhole(value) && value >= 0
export const isWord = (value: unknown): value is string => typeof value === 'string'

/** The first fault of a list, with its place in it. */
export function faultOfEach(name: string, list: unknown, check: Check): Fault {
  if (!Array.isArray(list)) return `${name}: not a list`
  for (let i = 0; i < list.length; i++) {
    const fault = check(list[i])
    if (fault !== null) return `${name}[${i}]: ${fault}`
  }
  return null
}

/** The first key that a list of rows holds twice. */
export function faultOfRepeats(name: string, keys: Iterable<number>, seen = new Set<number>()): Fault {
  for (const key of keys) {
    if (seen.has(key)) return `${name}: ${key} twice`
    seen.add(key)
  }
  return null
}

/** A value from outside as a log may hold it; templates throw on values without a text of their own. */
export const shown = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value).slice(0, 40) : typeof value
