import * as v from 'valibot'
import { LANGUAGES } from '../limits/languages'

/** Paths that belong to the edge: an area that took one would never be asked for. */
const TAKEN = /^\/(app|odds|assets|release|brand)(\/|$)/

/** A path in the history, such as `/loyalty/home`. */
const PagePath = v.pipe(
  v.string(),
  v.regex(/^(\/[a-z0-9][a-z0-9-]*)+$/, 'a path is /words-like-these, without a trailing slash'),
  v.check((path) => !TAKEN.test(path), 'this path belongs to the edge'),
)

/** A page that an area draws, declared by the area's own release. */
export const AreaRoute = v.strictObject({
  path: PagePath,
  /** Whether a session is needed. */
  protected: v.boolean(),
  /** Where the path leads instead, within the same area. */
  redirect: v.optional(PagePath),
})
export type AreaRoute = v.InferOutput<typeof AreaRoute>

const label = v.pipe(v.string(), v.minLength(1))

/** How the menus lead to an area: by its name in the member's language, English where that is missing. */
export const AreaMenu = v.strictObject({
  path: PagePath,
  /** Name of an icon of @touchline/ui; one that the shell does not know is drawn as `star`. */
  icon: v.optional(v.string(), 'star'),
  labels: v.object({ ...v.entriesFromList(LANGUAGES, v.optional(label)), en: label }),
})
export type AreaMenu = v.InferOutput<typeof AreaMenu>

/**
 * What an area outside the product's own route table brings along (`src/pages.json` of its package, recorded when a
 * version is published): a new remote gets its pages and its place in the menus without a change of the shell.
 */
export const AreaPages = v.pipe(
  v.strictObject({
    routes: v.pipe(v.array(AreaRoute), v.minLength(1)),
    menu: v.optional(v.nullable(AreaMenu), null),
  }),
  v.check(
    ({ routes, menu }) => menu === null || routes.some(({ path }) => path === menu.path),
    'the menu leads to one of the routes',
  ),
)
export type AreaPages = v.InferOutput<typeof AreaPages>
