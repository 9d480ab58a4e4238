import { ReleaseTokenView } from '@touchline/contracts/release'
import * as v from 'valibot'
import type { Send } from './http'
import { readAnswer, requireDone } from './read-answer'

/** Calls about tokens; all but `holder` need the role admin. */
export interface TokenCalls {
  /** Whom the token of this command names; null where the service is too old to say. */
  holder(): Promise<string | null>
  tokens(): Promise<ReleaseTokenView[]>
  /** The secret is in this answer and nowhere else. */
  createToken(wanted: Omit<ReleaseTokenView, 'createdAt'>): Promise<{ token: string }>
  revokeToken(name: string): Promise<void>
}

export const createTokenCalls = (send: Send): TokenCalls => ({
  holder: async () => {
    const answer = await send('/holder')
    return answer.status === 404 ? null : readAnswer(answer, v.object({ name: v.string() })).name
  },
  tokens: async () =>
    readAnswer(await send('/tokens'), v.object({ tokens: v.array(ReleaseTokenView) })).tokens,
  createToken: async (wanted) => {
    const answer = await send('/tokens', { method: 'POST', json: wanted })
    return readAnswer(answer, v.object({ token: v.string() }))
  },
  revokeToken: async (name) =>
    requireDone(await send(`/tokens/${encodeURIComponent(name)}`, { method: 'DELETE' })),
})
