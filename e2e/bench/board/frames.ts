import type { OddsDelta, OddsSnapshot } from '@touchline/contracts/live'
import type { HeadRow, LeagueRow, LineChange, LineRow, MatchRow } from '@touchline/contracts/odds'

export const CHANNEL = '1:3'
const HDP = 0
const OU = 1
const OXT = 3

/** A small generator of the same numbers in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Prices as a live board has them: a Malay pair adds up to an eight-cent spread. */
const malayPair = (random: () => number): [number, number] => {
  const home = 60 + Math.floor(random() * 39)
  return [home, -Math.min(home + 8, 100)]
}
const threeWay = (random: () => number): number[] => [0, 1, 2].map(() => 120 + Math.floor(random() * 800))

/** Eighteen prices a match: handicap, over/under and 1X2 of both halves, one alternative full-time line. */
function linesOf(match: number, random: () => number): LineRow[] {
  const id = match * 10
  return [
    [id, HDP, 0, -2, 1, 0, 2, ...malayPair(random)],
    [id + 1, OU, 0, 10, 1, 0, 2, ...malayPair(random)],
    [id + 2, OXT, 0, 0, 1, 0, 2, ...threeWay(random)],
    [id + 3, HDP, 1, -1, 1, 0, 2, ...malayPair(random)],
    [id + 4, OU, 1, 4, 1, 0, 2, ...malayPair(random)],
    [id + 5, OXT, 1, 0, 1, 0, 2, ...threeWay(random)],
    [id + 6, HDP, 0, -3, 1, 0, 2, ...malayPair(random)],
    [id + 7, OU, 0, 11, 1, 0, 2, ...malayPair(random)],
  ]
}

/** `matches` live football matches in leagues of ten. */
export function snapshotOf(matches: number, random: () => number, now: number): OddsSnapshot {
  const leagues: LeagueRow[] = []
  const rows: MatchRow[] = []
  const heads: HeadRow[] = []
  for (let i = 0; i < matches; i += 1) {
    const league = Math.floor(i / 10) + 1
    if (i % 10 === 0) leagues.push([league, 1, `League ${league}`, 'XX', league])
    const id = i + 1
    const kickoff = Math.floor(now / 1000) - 1200
    rows.push([id, league, `Home ${id}`, `Away ${id}`, 0, kickoff, 1, kickoff, 0, 0, 0, 0, 0, 0, 0, 1])
    const lines = linesOf(id, random)
    heads.push([id, 1, 3, league, lines.length, 1, 1, 0, 0, 3, 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, lines, []])
  }
  return {
    t: 'snap',
    ch: CHANNEL,
    epoch: 'bench',
    seq: 1,
    at: now,
    rate: 1,
    payload: [leagues, rows, [], heads],
  }
}

/** One tick: a share of all lines get new prices. */
export function deltaOf(snapshot: OddsSnapshot, seq: number, share: number, random: () => number): OddsDelta {
  const lines: LineChange[] = []
  for (const head of snapshot.payload[3]) {
    for (const line of head[21]) {
      if (random() >= share) continue
      const prices = line.length - 7 === 3 ? threeWay(random) : malayPair(random)
      lines.push([line[0], seq, 0, ...prices])
    }
  }
  const at = snapshot.at + seq * 1000
  return {
    t: 'delta',
    ch: CHANNEL,
    epoch: 'bench',
    from: seq - 1,
    seq,
    at,
    rate: 1,
    payload: [[], [], [], []],
    lines,
    myanmar: [],
    gone: [],
  }
}
