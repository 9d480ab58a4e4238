import { type CheckedFacts, checkPath } from '@touchline/rounds'

/** Messages without further facts, of games that speak the frame protocol; other games send none. */
export const PLAIN_MESSAGES = ['ready', 'exit', 'balance?'] as const
/** `round`: the game's own name of it, `''` where it names none. */
export const ROUND_MESSAGES = ['round-open', 'round-closed'] as const

export type FrameMessage =
  | { readonly type: (typeof PLAIN_MESSAGES)[number] }
  | { readonly type: (typeof ROUND_MESSAGES)[number]; readonly round: string }
  /** The stake of an open round is debited, minor units. */
  | { readonly type: 'round-staked'; readonly round: string; readonly stake: number }
  /** The player wants to check a round: `path` is our page with its facts. */
  | { readonly type: 'check'; readonly path: string }

/** Longer addresses are cut by servers. */
const PATH_MAX = 8000
const NAME_MAX = 128

/** The message in the data of a `MessageEvent`; null for everything else. */
export function frameMessageOf(data: unknown): FrameMessage | null {
  if (!isRecord(data) || data.tl !== 1) return null
  const plain = PLAIN_MESSAGES.find((one) => one === data.type)
  if (plain) return { type: plain }
  const ofRound = ROUND_MESSAGES.find((one) => one === data.type)
  if (ofRound) return { type: ofRound, round: isName(data.round) ? data.round : '' }
  if (data.type === 'round-staked') return stakedOf(data)
  const path = data.type === 'check' ? pathOf(data.round) : null
  return path === null ? null : { type: 'check', path }
}

function stakedOf({ round, stake }: Record<string, unknown>): FrameMessage | null {
  if (!isName(round) || !Number.isSafeInteger(stake) || (stake as number) <= 0) return null
  return { type: 'round-staked', round, stake: stake as number }
}

function pathOf(round: unknown): string | null {
  if (!isRecord(round)) return null
  const { game_code: game, seed_hash, client_seed, nonce, bet, actions, seed } = round
  if (!isName(game) || !isName(seed_hash) || !isName(client_seed) || !Number.isSafeInteger(nonce)) return null
  const facts: CheckedFacts = { game, seed_hash, client_seed, nonce: nonce as number }
  const path = checkPath({ ...facts, bet, actions, ...(isName(seed) && { seed }) })
  // The result of most games needs neither.
  return path.length > PATH_MAX ? checkPath(facts) : path
}

const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= NAME_MAX
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
