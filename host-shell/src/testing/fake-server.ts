import type { ErrorCode } from '@touchline/contracts/errors'
import type { Account } from '@touchline/contracts/session'

type Answer = object | ((body: Record<string, unknown>) => object)

/** A server in memory, by path; a call without a script is refused with `connectionFailed`. */
export function createFakeServer() {
  const answers = new Map<string, Answer>()
  const asked: { path: string; body: Record<string, unknown> }[] = []
  const fetch = async (url: unknown, init: RequestInit = {}): Promise<Response> => {
    const path = String(url).split('?')[0] ?? ''
    const body = init.body ? JSON.parse(String(init.body)) : {}
    asked.push({ path, body })
    const answer = answers.get(path) ?? refused('connectionFailed')
    const reply = typeof answer === 'function' ? answer(body) : answer
    return { ok: true, status: 200, json: async () => reply } as Response
  }
  return {
    fetch: fetch as typeof globalThis.fetch,
    asked,
    answer: (path: string, answer: Answer) => answers.set(path, answer),
  }
}

export const ok = (data: object) => ({ status: 1, statusdesc: 'OK', ...data })
export const refused = (code: ErrorCode, details: object = {}) => ({
  status: code,
  statusdesc: code,
  details,
})

/** The profile in the format of the wire: lists whose first item counts. */
export const profileOf = ({ info, wallet, limits }: Account) => ({
  member_profile: { player_info: [info], player_wallet: [wallet], player_bet_limit: [...limits.values()] },
})
