import * as v from 'valibot'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))

const AreaHealthReport = v.object({
  area: name,
  version: name,
  /** Attempts to load it that began since the last report; reported at once. */
  loads: count,
  /** Attempts that came to something since the last report. */
  mounted: v.optional(count),
  /** Kind of failure (load, render, call, style, timeout, …, `UNREACHED`) → how often since the last report. */
  failures: v.pipe(v.record(v.pipe(v.string(), v.maxLength(32)), count), v.maxEntries(16)),
  /** Failures in a few short texts. */
  messages: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(3))),
  /** Milliseconds of loads. */
  loadMs: v.optional(v.pipe(v.array(milliseconds), v.maxLength(50))),
})

/**
 * The health report of a page to the release service: counts since its last report. `POST /release/health` at
 * the edge.
 */
export const HealthReport = v.object({
  brand: name,
  channel: name,
  /** Version of the shell. */
  shell: name,
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Random name of the browser; never the member. */
  device: name,
  /** Random name of the page: a browser may have several open, and a page that hangs is often loaded anew. */
  page: v.optional(name),
  areas: v.pipe(v.array(AreaHealthReport), v.maxLength(32)),
  /** The page promises its next report within so many milliseconds; without one it hangs. Null promises none. */
  next: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)))),
  /** Largest contentful paint and interaction to next paint in milliseconds; cumulative layout shift. */
  vitals: v.optional(
    v.object({
      lcp: v.optional(milliseconds),
      inp: v.optional(milliseconds),
      cls: v.optional(v.pipe(v.number(), v.minValue(0))),
    }),
  ),
})
export type HealthReport = v.InferOutput<typeof HealthReport>

/** Pages that an edge served: what reports are held against. `POST /served` of the release service, from edges alone. */
export const ServedPages = v.object({
  brand: name,
  channel: name,
  pages: v.pipe(
    v.array(
      v.object({
        device: name,
        /** Address that the page went to. */
        source: v.pipe(v.string(), v.maxLength(128)),
        /** Version of the shell that the page starts. */
        shell: name,
      }),
    ),
    v.maxLength(5000),
  ),
})
export type ServedPages = v.InferOutput<typeof ServedPages>
