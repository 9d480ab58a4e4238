import { referenceFaults } from './decode-payload'
import { type Fault, isCount } from './fault'
import { HEAD, type OddsPayload } from './payload'
import { headFault, leagueFault, linkFault, matchFault } from './row-fault'

/** A match omitted from a frame, and the fault of its rows. */
export interface SkippedMatch {
  readonly match: number
  readonly reason: string
}

export type SalvagedPayload =
  | { ok: true; payload: OddsPayload; skipped: SkippedMatch[] }
  | { ok: false; reason: string }

/**
 * A payload without its broken matches: one fault removes a match, its head and its lines. Refused if it is
 * no payload, and for a delta if a broken row does not name its match, which might stay open with old prices.
 */
export function salvagePayload(value: unknown, of: 'snap' | 'delta'): SalvagedPayload {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(Array.isArray))
    return { ok: false, reason: 'not four parts' }
  const [leagueRows, matchRows, linkRows, headRows] = value as [unknown[], unknown[], unknown[], unknown[]]
  const skipped = new Map<number, string>()
  let unknown: Fault = null
  const skip = (row: unknown, reason: string) => {
    const match: unknown = Array.isArray(row) ? row[0] : null
    if (isCount(match)) skipped.set(match, reason)
    else unknown ??= reason
  }
  const unbroken = (rows: unknown[], check: (row: unknown) => Fault) =>
    rows.filter((row) => {
      const fault = check(row)
      if (fault !== null) skip(row, fault)
      return fault === null
    })
  const leagues = firstOfEach(leagueRows.filter((row) => leagueFault(row) === null))
  const matches = unbroken(matchRows, matchFault)
  const heads = unbroken(headRows, headFault)
  for (const rows of [matches, heads]) for (const id of repeated(rows)) skipped.set(id, `match ${id} twice`)
  for (const match of ownersOfRepeatedLines(heads as OddsPayload[3])) skipped.set(match, 'a line twice')
  if (of === 'delta' && unknown !== null) return { ok: false, reason: unknown }
  const kept = () =>
    [
      leagues,
      matches.filter((row) => !skipped.has(idOf(row))),
      linkRows.filter((row) => linkFault(row) === null),
      heads.filter((row) => !skipped.has(idOf(row))),
    ] as OddsPayload
  if (of === 'snap') for (const [match, reason] of referenceFaults(kept())) skipped.set(match, reason)
  return {
    ok: true,
    payload: kept(),
    skipped: [...skipped].map(([match, reason]) => ({ match, reason })),
  }
}

const idOf = (row: unknown): number => (row as [number])[0]

const firstOfEach = (rows: unknown[]): unknown[] => {
  const seen = new Set<number>()
  return rows.filter((row) => !seen.has(idOf(row)) && seen.add(idOf(row)))
}

function repeated(rows: unknown[]): number[] {
  const seen = new Set<number>()
  return rows.map(idOf).filter((id) => seen.has(id) || !seen.add(id))
}

/** Matches whose lines carry an id that another line carries too: nobody knows which one a change is for. */
function ownersOfRepeatedLines(heads: OddsPayload[3]): number[] {
  const owner = new Map<number, number>()
  return heads.flatMap((head) =>
    [...head[HEAD.lines], ...head[HEAD.myanmar]].flatMap(([line]) => {
      const other = owner.get(line)
      owner.set(line, head[0])
      return other === undefined ? [] : [other, head[0]]
    }),
  )
}
