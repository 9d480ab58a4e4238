import { checkPin, type RoomCode, type RoomShares, refuse, sharesOf, type Verdict } from '@touchline/rules'

export interface RoomDraft {
  readonly type: 1 | 2
  readonly name: string
  /** Minor units. */
  readonly fee: number | null
  readonly players: number
  readonly pin: string
  readonly matches: readonly number[]
  readonly terms: boolean
}

export interface RoomBounds {
  readonly fee: { readonly min: number; readonly max: number }
  readonly players: { readonly min: number; readonly max: number }
  readonly matches: { readonly min: number; readonly max: number }
}

export const CREATE_STEPS = ['matches', 'fee', 'review'] as const

type DraftCode = RoomCode | 'fieldRequired'
type DraftField = keyof RoomDraft
type DraftFault = { readonly field: DraftField; readonly code: DraftCode; readonly bound?: number }

/** Step on which a field is entered. */
export function stepOf(field: DraftField): number {
  if (field === 'matches') return 0
  return field === 'terms' ? 2 : 1
}

/** The faults of a draft within the bounds of the brand, in the order of its fields. */
export function draftFaults(draft: RoomDraft, { fee, players, matches }: RoomBounds): DraftFault[] {
  const faults: DraftFault[] = []
  const check = (holds: boolean, fault: DraftFault) => {
    if (!holds && !faults.some(({ field }) => field === fault.field)) faults.push(fault)
  }
  check(draft.matches.length >= matches.min, {
    field: 'matches',
    code: 'tournamentMatchesMin',
    bound: matches.min,
  })
  check(draft.matches.length <= matches.max, {
    field: 'matches',
    code: 'tournamentMatchesMax',
    bound: matches.max,
  })
  check(draft.name.trim() !== '', { field: 'name', code: 'fieldRequired' })
  check(draft.fee !== null && draft.fee >= fee.min, { field: 'fee', code: 'minRoomRate', bound: fee.min })
  check(draft.fee === null || draft.fee <= fee.max, { field: 'fee', code: 'maxRoomRate', bound: fee.max })
  check(draft.players >= players.min, { field: 'players', code: 'minRoomLimit', bound: players.min })
  check(draft.players <= players.max, { field: 'players', code: 'maxRoomLimit', bound: players.max })
  const pin: Verdict<RoomCode> = draft.type === 2 ? checkPin(draft.pin) : { ok: true }
  if (!pin.ok) check(false, { field: 'pin', code: pin.code })
  const terms: Verdict<RoomCode> = draft.terms ? { ok: true } : refuse('termsRequired')
  if (!terms.ok) check(false, { field: 'terms', code: terms.code })
  return faults
}

export interface Prospect {
  readonly pool: number
  readonly rake: number
  readonly prizes: readonly number[]
  readonly shares: readonly number[]
}

/** The brand's rake, and the shares of the pool. */
export interface RoomTerms {
  readonly rake_percent: number
  readonly shares: readonly RoomShares[]
}

/** The fees and prizes of a full room, minor units. */
export function prospectOf(
  { fee, players }: Pick<RoomDraft, 'fee' | 'players'>,
  { rake_percent: rakePercent, shares: table }: RoomTerms,
): Prospect {
  const pool = (fee ?? 0) * players
  const rake = Math.floor((pool * rakePercent) / 100)
  const shares = sharesOf(players, table)
  return { pool, rake, shares, prizes: shares.map((share) => Math.floor(((pool - rake) * share) / 100)) }
}
