import type { OddsDelta, OddsSnapshot } from '../live/odds-frames'
import { BET_TYPES, isAsian } from './bet-type'
import { referenceFault } from './decode-payload'
import { pricesFault } from './line-fault'
import {
  HEAD,
  type HeadRow,
  type LineChange,
  type LineRow,
  type MyanmarRow,
  type OddsPayload,
} from './payload'

export type AppliedDelta = { ok: true; snapshot: OddsSnapshot } | { ok: false; reason: string }

/**
 * The state after a delta, as a snapshot would give it; nothing given is altered. Refused with a reason when the
 * delta does not continue the state, or speaks of lines that the state does not hold: then ask for a snapshot.
 */
export function applyDelta(state: OddsSnapshot, delta: OddsDelta): AppliedDelta {
  if (delta.epoch !== state.epoch || delta.ch !== state.ch) return { ok: false, reason: 'another epoch' }
  if (delta.from !== state.seq) return { ok: false, reason: `from ${delta.from}, held ${state.seq}` }
  const { ch, epoch, seq, at, rate } = delta
  const payload = mergeRows(state.payload, delta)
  const changes = new Map(delta.lines.map((change) => [change[0], change]))
  const myanmar = new Map(delta.myanmar.map((row) => [row[0], row]))
  const misfit = referenceFault(payload) ?? changeMisfit(payload[3], changes, myanmar)
  if (misfit !== null) return { ok: false, reason: misfit }
  if (changes.size + myanmar.size > 0)
    payload[3] = payload[3].map((head) => patchHead(head, changes, myanmar))
  const scoreboards = mergeScoreboards(state, delta)
  return { ok: true, snapshot: { t: 'snap', ch, epoch, seq, at, rate, payload, ...scoreboards } }
}

/** Scoreboards of matches that are still there; no field where no match has one. */
function mergeScoreboards(state: OddsSnapshot, delta: OddsDelta): Pick<OddsSnapshot, 'scoreboards'> {
  if (!state.scoreboards && !delta.scoreboards) return {}
  const removed = new Set(delta.gone)
  const rows = mergeByKey([...(state.scoreboards ?? [])], [...(delta.scoreboards ?? [])])
  return { scoreboards: rows.filter(([id]) => !removed.has(id)) }
}

/** Rows replaced by key, without the removed matches and the rows that only these referred to. */
function mergeRows(held: OddsPayload, { payload, gone }: OddsDelta): OddsPayload {
  const removed = new Set(gone)
  const matches = mergeByKey(held[1], payload[1]).filter(([id]) => !removed.has(id))
  const heads = mergeByKey(held[3], payload[3]).filter(([id]) => !removed.has(id))
  const present = new Set(matches.map(([id]) => id))
  const used = new Set(matches.map(([, league]) => league))
  const leagues = mergeByKey(held[0], payload[0]).filter(([id]) => used.has(id))
  const links = new Map([...held[2], ...payload[2]].map((link) => [link.join(), link]))
  return [leagues, matches, [...links.values()].filter(([, child]) => present.has(child)), heads]
}

function mergeByKey<Row extends readonly [number, ...unknown[]]>(held: Row[], news: Row[]): Row[] {
  if (news.length === 0) return held
  const byKey = new Map(held.map((row) => [row[0], row]))
  for (const row of news) byKey.set(row[0], row)
  return [...byKey.values()]
}

function changeMisfit(
  heads: readonly HeadRow[],
  changes: ReadonlyMap<number, LineChange>,
  myanmar: ReadonlyMap<number, MyanmarRow>,
): string | null {
  let met = 0
  for (const head of heads) {
    for (const line of head[HEAD.lines]) {
      const change = changes.get(line[0])
      if (change === undefined) continue
      met++
      const asian = isAsian(BET_TYPES[line[1]] ?? 'hdp')
      if (change.length !== line.length - 4 || pricesFault(change, 3, asian, change[2]) !== null)
        return `change of line ${line[0]} does not fit`
    }
    for (const row of head[HEAD.myanmar]) if (myanmar.has(row[0])) met++
  }
  return met === changes.size + myanmar.size ? null : 'a change of a line that is not held'
}

function patchHead(
  head: HeadRow,
  changes: ReadonlyMap<number, LineChange>,
  myanmar: ReadonlyMap<number, MyanmarRow>,
): HeadRow {
  const lines = head[HEAD.lines].map((line) => patchLine(line, changes.get(line[0])))
  const rows = head[HEAD.myanmar].map((row) => myanmar.get(row[0]) ?? row)
  return [...head.slice(0, HEAD.lines), lines, rows] as unknown as HeadRow
}

function patchLine(line: LineRow, change: LineChange | undefined): LineRow {
  if (change === undefined) return line
  const [id, type, period, value, , , comboMin] = line
  const [, ball, state, ...prices] = change
  return [id, type, period, value, ball, state, comboMin, ...prices]
}
