import type { OpenedGame, Refused, Revealed, RoundAnswer } from '../api'
import { memory } from './session-memory'

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refused: Refused }

export interface ApiClient {
  open(key: string | null): Promise<Answer<OpenedGame>>
  bet(request: string, clientSeed: string, bet: unknown): Promise<Answer<RoundAnswer>>
  act(round: string, step: number, action: unknown): Promise<Answer<RoundAnswer>>
  watch(round: string): Promise<Answer<RoundAnswer>>
  rotate(): Promise<Answer<Revealed>>
}

const ANSWER_WITHIN_MS = 30_000
const TRIES = 4
const PAUSE_MS = 700

/** Calls of the page. A press without an answer is repeated with the same id, so it counts once. */
export function apiClient(gameCode: string): ApiClient {
  const stored = `bearer ${gameCode}`
  let bearer = memory.get(stored) ?? ''

  async function call<T>(path: string, body: unknown): Promise<Answer<T>> {
    for (let tries = 1; ; tries += 1) {
      try {
        const response = await fetch(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        })
        const json = await response.json()
        if (response.ok) return { ok: true, value: json }
        if (response.status < 500) return { ok: false, refused: json }
      } catch {
        // Repeated below.
      }
      if (tries === TRIES) return { ok: false, refused: { status: 'offline' } }
      await new Promise((done) => setTimeout(done, PAUSE_MS * tries))
    }
  }

  return {
    open: async (key) => {
      if (!key) return bearer ? call('state', {}) : { ok: false, refused: { status: 'session_expired' } }
      const opened = await call<OpenedGame>('session', { key })
      if (opened.ok) {
        bearer = opened.value.bearer
        memory.set(stored, bearer)
      }
      return opened
    },
    bet: (request, client_seed, bet) => call('bet', { request, client_seed, bet }),
    act: (round, step, action) => call('action', { round, step, action }),
    watch: (round) => call('watch', { round }),
    rotate: () => call('rotate', {}),
  }
}
