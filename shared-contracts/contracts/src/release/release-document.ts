import * as v from 'valibot'
import { AreaPages } from '../routes/area-pages'

/** Path of a file inside the version's folder → `sha384-…` for every file of the version. */
const Integrity = v.record(v.string(), v.pipe(v.string(), v.startsWith('sha384-')))

/** One published version of an area: where its files are and what they must hash to. */
export const ReleasedVersion = v.object({
  version: v.string(),
  /** Folder URL with a trailing slash, absolute or from the origin: `/assets/sportsbook/1.4.2/`. */
  base: v.string(),
  /** Entry below the base: the federation manifest or remote entry; the shell's main script for the shell. */
  entry: v.string(),
  integrity: Integrity,
  contractRange: v.string(),
  /** Files below the base that are needed before anything shows, the entry among them: worth fetching ahead. */
  initial: v.optional(v.array(v.string()), []),
  /** Language → file below the base with its words, which are needed before anything shows, too. */
  words: v.optional(v.record(v.string(), v.string())),
  /** Language → file below the base that replaces the entry and includes those words. */
  worded: v.optional(v.record(v.string(), v.string())),
  /** Path of a page → cached calls below the odds base that it makes first: worth asking together with the files. */
  asksFirst: v.optional(v.record(v.string(), v.array(v.pipe(v.string(), v.startsWith('/'))))),
  /** Path of a page → files below the base that it loads besides the first ones; `{language}` is that of the browser. */
  preloads: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Additions of the version to the page: routes, entries of menus, parcels. */
  pages: v.optional(AreaPages),
})
export type ReleasedVersion = v.InferOutput<typeof ReleasedVersion>

/**
 * Name of the global that a version of a remote defines. It holds the version: with one name for all versions a
 * rollback in an open tab would load the old files and run the new code.
 */
export const containerName = (area: string, version: string): string =>
  `touchline_${area}_${version}`.replace(/[^a-zA-Z0-9]/g, '_')

export const AreaRelease = v.object({
  current: ReleasedVersion,
  /** A version that a share of members gets. */
  canary: v.nullable(
    v.object({ candidate: ReleasedVersion, percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)) }),
  ),
  /** Last version known to be good, for the panel. */
  lastGood: v.nullable(v.string()),
  /** Open tabs that run another version swap it in place. */
  urgent: v.optional(v.boolean()),
  /** The one version that this area may run, for as long as it is pinned. */
  pinned: v.optional(v.nullable(v.string())),
})
export type AreaRelease = v.InferOutput<typeof AreaRelease>

/** Which version of every area runs, for one brand and channel. Served `no-cache`. */
export const ReleaseDocument = v.object({
  schema: v.literal(1),
  brand: v.string(),
  channel: v.string(),
  /** Rises by one with every write. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Epoch milliseconds of the write, and later than every one before; documents of old have none. */
  changedAt: v.optional(v.number()),
  shell: AreaRelease,
  remotes: v.record(v.string(), AreaRelease),
})
export type ReleaseDocument = v.InferOutput<typeof ReleaseDocument>
