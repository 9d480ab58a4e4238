import * as v from 'valibot'

const DATE = /^\d{4}-\d\d-\d\d/
const TIME = /T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?/
const ZONE = /(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
const PATTERN = new RegExp(DATE.source + TIME.source + ZONE.source)

/**
 * A time in ISO 8601 with its zone, as `2026-12-27T06:00Z`, in epoch milliseconds; null when it is written in another way, or
 * when there is no such day: `Date.parse` takes 31 November for 1 December.
 */
export function readTime(text: string): number | null {
  if (!PATTERN.test(text)) return null
  const date = text.slice(0, 10)
  const midnight = Date.parse(`${date}T00:00Z`)
  const exists = !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date)
  return exists ? Date.parse(text) : null
}

/** Such a time in a file. */
export const TimeText = v.pipe(
  v.string(),
  v.check(
    (text) => readTime(text) !== null,
    'must be a time that exists, with its zone, as 2026-12-27T06:00Z',
  ),
)
