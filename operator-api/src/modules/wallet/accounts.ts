/** An account that orders of products name. It is made when it is new. */
export interface WalletAccount {
  readonly kind: 'cash' | 'frozen' | 'pool' | 'provider_clearing' | 'house'
  readonly owner: string
}

// Calls lock the rows of these accounts: each is kept in parts, so that calls seldom wait for each other.
const SHARDS = 16

export const cashOf = (member: string): WalletAccount => ({ kind: 'cash', owner: member })

/** The pool of a room or round; it belongs to the scope of the same name. */
export const poolOf = (scope: string): WalletAccount => ({ kind: 'pool', owner: scope })

/** Money between a member and a provider; it belongs to the scope `<product>:<provider>`. */
export const clearingOf = (provider: string, member: string): WalletAccount => ({
  kind: 'provider_clearing',
  owner: `${provider}:${shardOf(member)}`,
})

/** The part of the house that bears the result of a room, round or member. */
export const houseOf = (subject: string): WalletAccount => ({
  kind: 'house',
  owner: `house:${shardOf(subject)}`,
})

/**
 * The house account that settles a match, one for each lane of it: many can be settled at once without waiting for one
 * row.
 */
export const houseShard = (match: number, lane = 0): string => `house:${(match + lane) % SHARDS}`

function shardOf(text: string): number {
  let sum = 0
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return sum % SHARDS
}
