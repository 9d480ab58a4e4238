import { ProviderFailure } from './game-connection'

export interface ProviderRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** Asks a provider; every failure is a `ProviderFailure`. */
export type AskProvider = (
  url: string,
  request: ProviderRequest,
  limits?: Partial<AskLimits>,
) => Promise<ProviderAnswer>

export interface ProviderAnswer {
  readonly http: number
  readonly json: unknown
}

/** An answer before it is parsed: signatures cover its text. */
export interface RawAnswer {
  readonly http: number
  readonly text: string
  header(name: string): string
}

export type AskRaw = (
  url: string,
  request: ProviderRequest,
  limits?: Partial<AskLimits>,
) => Promise<RawAnswer>

export interface AskLimits {
  readonly withinMs: number
  readonly answerMax: number
}

const LIMITS: AskLimits = { withinMs: 2500, answerMax: 64 * 1024 }
/** Questions of one connection that are not answered yet: a provider that hangs holds no more. */
const OPEN_MAX = 100

/** A connection's own way out: a slow provider keeps nobody of another one waiting. */
export function providerHttp(fetcher: typeof fetch = fetch): AskProvider {
  const ask = rawHttp(fetcher)
  return async (url, request, limits) => {
    const { http, text } = await ask(url, request, limits)
    try {
      return { http, json: JSON.parse(text) }
    } catch (error) {
      throw new ProviderFailure('unusable', `${url}: ${String(error)}`)
    }
  }
}

/** The same for answers that are read by the caller. */
export function rawHttp(fetcher: typeof fetch = fetch): AskRaw {
  let open = 0
  return async (url, request, limits) => {
    const { withinMs, answerMax } = { ...LIMITS, ...limits }
    if (open >= OPEN_MAX) throw new ProviderFailure('timeout', `${url}: too many questions are open`)
    open += 1
    try {
      const signal = AbortSignal.timeout(withinMs)
      const response = await fetcher(url, { ...request, redirect: 'error', signal })
      const text = await readAtMost(response, answerMax)
      return { http: response.status, text, header: (name) => response.headers.get(name) ?? '' }
    } catch (error) {
      const isLate = (error as { name?: unknown } | null)?.name === 'TimeoutError'
      throw new ProviderFailure(isLate ? 'timeout' : 'unusable', `${url}: ${String(error)}`)
    } finally {
      open -= 1
    }
  }
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > most) throw new Error('the answer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
