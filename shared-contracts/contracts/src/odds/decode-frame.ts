import type { OddsFrame } from '../live/odds-frames'
import { decodePayload, payloadFault } from './decode-payload'
import { type Fault, faultOfEach, faultOfRepeats, isCount, isWord, shown } from './fault'
import { changeFault, myanmarFault } from './line-fault'
import { type SkippedMatch, salvagePayload } from './salvage-payload'
import { scoreboardFault } from './scoreboard'

export type DecodedFrame =
  | { ok: true; frame: OddsFrame; skipped: readonly SkippedMatch[] }
  | { ok: false; reason: string }

/**
 * A frame of the socket or an answer of the odds prefix, parsed from JSON, checked whole. Broken matches are
 * omitted, and a delta lists them as gone, so that no part of a market can be bet on. Never throws.
 */
export function decodeFrame(value: unknown): DecodedFrame {
  const reason = frameFault(value)
  if (reason === null) return { ok: true, frame: value as OddsFrame, skipped: NONE }
  const { t, payload } = (value ?? {}) as { t?: unknown; payload?: unknown }
  if (t !== 'snap' && t !== 'delta') return { ok: false, reason }
  const salvaged = salvagePayload(payload, t)
  if (!salvaged.ok) return salvaged
  const { skipped } = salvaged
  const { gone, scoreboards } = value as { gone?: unknown; scoreboards?: unknown }
  const frame = {
    ...(value as object),
    payload: salvaged.payload,
    ...(t === 'delta' && Array.isArray(gone) && { gone: [...gone, ...skipped.map(({ match }) => match)] }),
    ...(Array.isArray(scoreboards) && {
      scoreboards: scoreboards.filter((row) => scoreboardFault(row) === null),
    }),
  }
  const remaining = frameFault(frame)
  return remaining === null
    ? { ok: true, frame: frame as unknown as OddsFrame, skipped }
    : { ok: false, reason: remaining }
}

const NONE: readonly SkippedMatch[] = []

function frameFault(value: unknown): Fault {
  if (typeof value !== 'object' || value === null) return 'not a frame'
  const frame = value as Record<string, unknown>
  if (!isWord(frame.ch) || !isWord(frame.epoch)) return 'not a frame'
  if (!isCount(frame.seq) || !Number.isFinite(frame.at) || !isRate(frame.rate)) return 'not a frame'
  switch (frame.t) {
    case 'snap': {
      const decoded = decodePayload(frame.payload)
      return decoded.ok ? scoreboardsFault(frame.scoreboards) : decoded.reason
    }
    case 'delta':
      return deltaFault(frame)
    case 'beat':
      return null
    default:
      return `no frame ${shown(frame.t)}`
  }
}

function deltaFault(frame: Record<string, unknown>): Fault {
  if (!isCount(frame.from) || frame.from > (frame.seq as number)) return 'not a delta'
  return (
    payloadFault(frame.payload) ??
    faultOfEach('changes', frame.lines, changeFault) ??
    faultOfEach('myanmar', frame.myanmar, myanmarFault) ??
    faultOfEach('gone', frame.gone, (id) => (isCount(id) ? null : 'not a match')) ??
    faultOfRepeats('changes', [...keys(frame.lines), ...keys(frame.myanmar)]) ??
    scoreboardsFault(frame.scoreboards)
  )
}

/** Frames of sports without parts have none. */
const scoreboardsFault = (rows: unknown): Fault =>
  rows === undefined ? null : faultOfEach('scoreboards', rows, scoreboardFault)

const keys = (rows: unknown): number[] => (rows as [number][]).map(([id]) => id)
const isRate = (rate: unknown): boolean => typeof rate === 'number' && rate > 0 && Number.isFinite(rate)
