import type { ErrorCode } from '@touchline/contracts/errors'
import { DISABLED_CODE, type SwitchableProduct } from '@touchline/contracts/products'
import type { Access } from '../../plugins/access'
import { type Refusal, refuse } from '../../plugins/refusal'
import type { AccountState } from '../uplines'

type Need = Access['need'] | 'login'

/**
 * The one table of permissions: account state against the need of a route. Null lets pass. `login` is asked when a
 * session begins, the others on every request.
 */
export const POLICY: Record<AccountState, Record<Need, ErrorCode | null>> = {
  open: { public: null, login: null, view: null, act: null },
  suspend: { public: null, login: null, view: null, act: 'SUSPEND' },
  freeze: { public: null, login: 'FREEZE', view: 'FREEZE', act: 'FREEZE' },
  block: { public: null, login: 'BLOCK', view: 'BLOCK', act: 'BLOCK' },
  close: { public: null, login: 'CLOSE', view: 'CLOSE', act: 'CLOSE' },
  inactive: { public: null, login: 'memberInactive', view: 'memberInactive', act: 'memberInactive' },
}

/** The first reason for a refusal; state before product. */
export function refusalOf(
  member: { readonly state: AccountState; readonly disabledProducts: readonly string[] },
  access: { readonly need: Need; readonly product?: SwitchableProduct },
): ErrorCode | null {
  const byState = POLICY[member.state][access.need]
  if (byState) return byState
  const off = access.product !== undefined && member.disabledProducts.includes(access.product)
  return off && access.product ? DISABLED_CODE[access.product] : null
}

/** The same as a refusal, which names whom a member who is kept out may ask. */
export function keptOut(
  member: Parameters<typeof refusalOf>[0] & { readonly agentId: string },
  access: Parameters<typeof refusalOf>[1],
): Refusal | null {
  const code = refusalOf(member, access)
  return code && refuse(code, { upline: member.agentId })
}

/** Why a session that somebody logged in elsewhere is over. */
export const SUPERSEDED: ErrorCode = 'sessionExpired'

/** Why it is over when its browser goes on as another member. */
export const SWITCHED: ErrorCode = 'session_expired'
