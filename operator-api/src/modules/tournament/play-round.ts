import { isFinalResult, prizePool, roomStatusAt } from '@touchline/rules'
import type { PoolClient } from 'pg'
import type { Platform } from '../../platform/module'
import type { OddsBook } from '../odds'
import { cashOf, houseOf, poolOf, type TransferCommand, type Wallet } from '../wallet'
import { gradePick } from './grading'
import { addEvent, entriesOf, type KnownResult, matchesOf, newestResults, picksOf } from './play-repository'
import { type PlayerScore, type Ranked, rank } from './ranking'
import { type OneRoom, roomById, setStatus } from './repository'
import { cancelRoom, scopeOf } from './rooms'

export interface RoundDeps {
  readonly platform: Pick<Platform, 'database' | 'now' | 'log' | 'notifications'>
  readonly wallet: Pick<Wallet, 'transfers' | 'announce'>
  readonly book: Pick<OddsBook, 'match'>
}

const DUE = `
  SELECT room_id::text AS id FROM tournament_room r
  WHERE r.status IN ('A', '0', '1', '4')
     OR r.status = '3' AND r.ended_at > $1 AND EXISTS (
       SELECT FROM tournament_room_match m JOIN match_result w USING (match_id)
       WHERE m.room_id = r.room_id AND w.revision > m.result_revision)
  ORDER BY r.room_id`

const OF_MATCH = `
  SELECT DISTINCT room_id::text AS id FROM tournament_room_match JOIN tournament_room r USING (room_id)
  WHERE match_id = $1 AND (r.status IN ('1', '4') OR r.status = '3' AND r.ended_at > $2)`

/** Results that are corrected later change no prize. */
const CORRECTED_FOR_MS = 30 * 24 * 3_600_000

/** Moves every room to where its matches have brought it, grades picks, pays prizes and gives fees back. */
export async function playRooms(deps: RoundDeps): Promise<void> {
  const { rows } = await deps.platform.database.pool.query<{ id: string }>(DUE, [
    deps.platform.now() - CORRECTED_FOR_MS,
  ])
  for (const { id } of rows) await playRoom(deps, id).catch((err) => failed(deps, id, err))
}

/** The same for the rooms that a match is in, as soon as its result is recorded. */
export async function playRoomsOf(deps: RoundDeps, match: number): Promise<void> {
  const { rows } = await deps.platform.database.pool.query<{ id: string }>(OF_MATCH, [
    match,
    deps.platform.now() - CORRECTED_FOR_MS,
  ])
  for (const { id } of rows) await playRoom(deps, id).catch((err) => failed(deps, id, err))
}

const failed = ({ platform }: RoundDeps, room: string, err: unknown): void =>
  platform.log.error({ err, room }, 'room not moved on')

interface Moved {
  /** Accounts with a changed balance. */
  readonly paid: readonly string[]
  /** Whether its players see something new. */
  readonly isNew: boolean
}

/** The same for one room. */
export async function playRoom(deps: RoundDeps, id: string): Promise<void> {
  const { platform, wallet } = deps
  const moved = await platform.database.transaction((tx) => step(tx, deps, id))
  if (!moved?.isNew) return
  await wallet.announce(moved.paid)
  for (const { account } of await entriesOf(platform.database.pool, id))
    platform.notifications.send(account, { t: 'room', room_id: id })
}

async function step(tx: PoolClient, deps: RoundDeps, id: string): Promise<Moved | null> {
  const room = await roomById(tx, id, '', true)
  if (!room || room.status === '2') return null
  const now = deps.platform.now()
  const isPlayed = room.status === '3' || room.status === '4'
  const isMoved = !isPlayed && (await followKickoffs(tx, deps, room))
  const held = isMoved ? ((await roomById(tx, id, '', true)) ?? room) : room
  const matches = await matchesOf(tx, id)
  const results = await newestResults(
    tx,
    matches.map(({ match_id }) => match_id),
  )
  const isDecided = matches.every(({ match_id }) => isFinal(results, match_id))
  const status = roomStatusAt(held, now, isDecided)
  if (status === '2') return { paid: await cancelRoom(tx, deps.wallet, held, now), isNew: true }
  const isGraded = await grade(tx, held, results, now)
  const isNew = isGraded || status !== held.status || isMoved
  if (status !== held.status) {
    await setStatus(tx, id, status)
    if (status === '1') await addEvent(tx, id, { at: now, event: 'locked' })
    if (status === '4') await addEvent(tx, id, { at: now, event: 'closed' })
  }
  // Of an ended room whose match is undecided again, prizes wait for the next result.
  if (status !== '3' || !isDecided || (held.status === '3' && !isGraded)) return { paid: [], isNew }
  return { paid: await payPrizes(tx, deps, held, now), isNew: true }
}

const isFinal = (results: readonly KnownResult[], match: number): boolean =>
  results.some((known) => known.match === match && isFinalResult(known.result))

/** A room follows matches that are moved before they begin; once it is closed to new members it stays so. */
async function followKickoffs(tx: PoolClient, { book }: RoundDeps, room: OneRoom): Promise<boolean> {
  const matches = await matchesOf(tx, room.room_id)
  let isMoved = false
  for (const { match_id, kickoff } of matches) {
    const match = book.match(match_id)
    if (!match || match.period > 0 || match.kickoff === kickoff) continue
    isMoved = true
    await tx.query(
      'UPDATE tournament_room_match SET kickoff = $3 WHERE room_id = $1::bigint AND match_id = $2',
      [room.room_id, match_id, match.kickoff],
    )
  }
  if (isMoved)
    await tx.query(
      `UPDATE tournament_room r SET last_start_at = m.last,
         start_at = CASE WHEN r.status IN ('A', '0') THEN m.first ELSE least(r.start_at, m.first) END
       FROM (SELECT min(kickoff) AS first, max(kickoff) AS last FROM tournament_room_match WHERE room_id = $1::bigint) m
       WHERE r.room_id = $1::bigint`,
      [room.room_id],
    )
  return isMoved
}

/** Grades the picks of a room by the newest results, and writes the places down. True when something changed. */
async function grade(
  tx: PoolClient,
  room: OneRoom,
  results: readonly KnownResult[],
  now: number,
): Promise<boolean> {
  const { rows: graded } = await tx.query<{ match: number; revision: number }>(
    'SELECT match_id AS match, result_revision AS revision FROM tournament_room_match WHERE room_id = $1::bigint',
    [room.room_id],
  )
  const isSeen = ({ match, revision }: KnownResult) =>
    graded.some((seen) => seen.match === match && seen.revision >= revision)
  const news = results.filter((known) => !isSeen(known))
  if (news.length === 0) return false
  const resultOf = (match: number) => results.find((known) => known.match === match)?.result
  for (const pick of await picksOf(tx, room.room_id)) {
    const graded = gradePick(pick, resultOf)
    if (JSON.stringify(graded.legs) === JSON.stringify(pick.legs) && graded.returned === pick.returned)
      continue
    await tx.query(
      'UPDATE tournament_pick SET legs = $2, returned = $3, won = $4 WHERE pick_id = $1::bigint',
      [...[pick.pick_id, JSON.stringify(graded.legs), graded.returned, graded.won]],
    )
  }
  for (const { match, result, at, revision } of news) {
    if (!isFinalResult(result)) continue
    const event = result.status === 2 ? 'void' : revision > 1 && room.status === '3' ? 'corrected' : 'settled'
    await addEvent(tx, room.room_id, { at: at || now, event, match, score: asScore(result.full_time) })
  }
  await tx.query(
    `UPDATE tournament_room_match m SET result_revision = news.revision
     FROM jsonb_to_recordset($2::jsonb) AS news (match bigint, revision int)
     WHERE m.room_id = $1::bigint AND m.match_id = news.match`,
    [room.room_id, JSON.stringify(news.map(({ match, revision }) => ({ match, revision })))],
  )
  await writePlaces(tx, room.room_id, await standingsOf(tx, room))
  return true
}

const asScore = (score: readonly [number, number] | null): [number, number] | null =>
  score && [score[0], score[1]]

async function writePlaces(tx: PoolClient, room: string, ranked: readonly Ranked[]): Promise<void> {
  await tx.query(
    `UPDATE tournament_entry e SET place_before = e.place, place = given.place
     FROM jsonb_to_recordset($2::jsonb) AS given (account text, place int)
     WHERE e.room_id = $1::bigint AND e.account_id = given.account`,
    [room, JSON.stringify(ranked.map(({ account, place }) => ({ account, place })))],
  )
}

/** Players of a room in order of their places now, with the prizes that these would be paid. */
export async function standingsOf(tx: Parameters<typeof entriesOf>[0], room: OneRoom): Promise<Ranked[]> {
  const [entries, picks] = [await entriesOf(tx, room.room_id), await picksOf(tx, room.room_id)]
  const scores = entries.map(({ account }): PlayerScore => {
    const own = picks.filter((pick) => pick.account === account)
    return {
      account,
      points: own.reduce((sum, { returned }) => sum + (returned ?? 0), 0),
      wins: own.filter(({ won }) => won).length,
      lastAt: own.length === 0 ? null : Math.max(...own.map(({ at }) => at)),
    }
  })
  return rank(scores, prizePool({ ...room, joined: entries.length }), room.shares_table ?? undefined)
}

/**
 * Pays an ended room, or the changes of corrected results: a payment that no longer holds goes back to the pool, as a debt where the
 * member has spent it, and the new one is paid from it. The house keeps the remaining pool.
 */
async function payPrizes(
  tx: PoolClient,
  { wallet, platform }: RoundDeps,
  room: OneRoom,
  now: number,
): Promise<string[]> {
  const ranked = await standingsOf(tx, room)
  const { rows: paid } = await tx.query<{ account: string; prize: number; revision: number }>(
    'SELECT account_id AS account, prize, revision FROM tournament_result WHERE room_id = $1::bigint',
    [room.room_id],
  )
  const revision = room.revision + 1
  const scope = scopeOf(room.room_id)
  const order = { scope, actor: 'tournament', currency: room.currency }
  const changed = ranked.filter(
    ({ account, prize }) => paid.find((one) => one.account === account)?.prize !== prize,
  )
  const commands: TransferCommand[] = []
  const isFirst = room.revision === 0
  if (isFirst && room.funded_pool > 0)
    commands.push({
      type: 'post',
      ...order,
      key: 'fund',
      kind: 'room_fund',
      amount: room.funded_pool,
      from: houseOf(scope),
      to: poolOf(scope),
    })
  for (const { account } of isFirst ? [] : changed) {
    const before = paid.find((one) => one.account === account)
    if (before && before.prize > 0)
      commands.push({ type: 'reverse', ...order, key: `prize:${account}:${before.revision}`, mayOwe: true })
  }
  if (!isFirst && changed.length > 0)
    commands.push({ type: 'reverse', ...order, key: `rake:${room.revision}` })
  for (const { account, prize } of changed)
    if (prize > 0)
      commands.push({
        type: 'post',
        ...order,
        key: `prize:${account}:${revision}`,
        kind: 'room_prize',
        amount: prize,
        from: poolOf(scope),
        to: cashOf(account),
      })
  const all = room.room_rate * ranked.length + room.funded_pool
  const rake = all - ranked.reduce((sum, { prize }) => sum + prize, 0)
  if (isFirst || changed.length > 0)
    commands.push({
      type: 'post',
      ...order,
      key: `rake:${revision}`,
      kind: 'room_rake',
      amount: rake,
      from: poolOf(scope),
      to: houseOf(scope),
    })
  const answers = await wallet.transfers.all(commands, tx)
  const refused = answers.find(({ outcome }) => outcome !== 'ok')
  if (refused) throw new Error(`prizes of ${room.room_id}: ${refused.outcome}`)
  await tx.query(
    `INSERT INTO tournament_result AS r (room_id, account_id, place, wins, points, prize, revision, at)
     SELECT $1::bigint, account, place, wins, points, prize, $3, $4
     FROM jsonb_to_recordset($2::jsonb) AS given (account text, place int, wins int, points bigint, prize bigint)
     ON CONFLICT (room_id, account_id) DO UPDATE SET place = excluded.place, wins = excluded.wins, points = excluded.points,
       revision = CASE WHEN r.prize = excluded.prize THEN r.revision ELSE excluded.revision END, prize = excluded.prize`,
    [room.room_id, JSON.stringify(ranked), revision, now],
  )
  const next = isFirst || changed.length > 0 ? revision : room.revision
  await tx.query(
    'UPDATE tournament_room SET revision = $2, ended_at = COALESCE(ended_at, $3) WHERE room_id = $1::bigint',
    [...[room.room_id, next, now]],
  )
  await addEvent(tx, room.room_id, { at: now, event: isFirst ? 'ended' : 'corrected' })
  platform.log.info({ room: room.room_id, revision: next, players: ranked.length }, 'room paid')
  return changed.map(({ account }) => account)
}
