import * as v from 'valibot'
import { OVERRIDES_KEY } from './override-key'

const AreaName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))
const Version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,63}$/))
const Hash = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/**
 * The replacement of a released area in one browser: a published version by its name, or files served
 * elsewhere, by the address of their entry or of the folder that holds a `release.json`.
 */
export const Override = v.union([
  Version,
  v.strictObject({ base: v.pipe(v.string(), v.url()) }),
  v.strictObject({
    entry: v.pipe(v.string(), v.url()),
    /** Of the entry alone. */
    integrity: v.optional(Hash),
    /** By which the entry names its container; builds for development say `dev`. */
    version: v.optional(Version),
  }),
])
export type Override = v.InferOutput<typeof Override>

export type Overrides = Readonly<Record<string, Override>>

const Stored = v.record(AreaName, v.unknown())

/** Overrides of this browser; invalid ones are omitted. */
export function readOverrides(open: () => Pick<Storage, 'getItem'>): Overrides {
  try {
    const stored = v.parse(Stored, JSON.parse(open().getItem(OVERRIDES_KEY) ?? '{}'))
    const read = Object.entries(stored).flatMap(([area, value]) => {
      const parsed = v.safeParse(Override, value)
      return parsed.success ? [[area, parsed.output] as const] : []
    })
    return Object.fromEntries(read)
  } catch {
    return {}
  }
}

/** Keeps overrides for the next page; false where the browser keeps nothing. */
export function writeOverrides(
  open: () => Pick<Storage, 'setItem' | 'removeItem'>,
  overrides: Overrides,
): boolean {
  try {
    if (Object.keys(overrides).length === 0) open().removeItem(OVERRIDES_KEY)
    else open().setItem(OVERRIDES_KEY, JSON.stringify(overrides))
    return true
  } catch {
    return false
  }
}

/** Typed text: a version, the address of an entry script, or of a folder. */
export function overrideOf(typed: string): Override | null {
  const text = typed.trim()
  if (!/^https?:/.test(text)) return parsed(text)
  return parsed(/\.m?js(\?.*)?$/.test(text) ? { entry: text } : { base: text.replace(/\/*$/, '/') })
}

function parsed(value: unknown): Override | null {
  const result = v.safeParse(Override, value)
  return result.success ? result.output : null
}

/** The override as one reads and types it. */
export const textOf = (override: Override): string =>
  typeof override === 'string' ? override : 'base' in override ? override.base : override.entry
