import { CliError } from '../core/cli-error'
import type { ServiceAddress } from '../core/find-service'

export interface Answer {
  status: number
  body: unknown
}

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is. */
  bytes?: Uint8Array
  headers?: Record<string, string>
}

/** Sends a request with the token and reads a JSON answer. */
export type Send = (path: string, request?: Request) => Promise<Answer>

const TIMEOUT_MS = 30_000
/** A file is written and compared before it is answered, which a busy disk makes long. */
const UPLOAD_TIMEOUT_MS = 120_000

/** Ends a request after so many milliseconds. */
export type Timeout = (ms: number) => AbortSignal

/** Requests to one release service. What no command can mend by itself becomes a CliError here. */
export function createSend(
  { url, token }: ServiceAddress,
  timeout: Timeout = (ms) => AbortSignal.timeout(ms),
): Send {
  return async (path, { method = 'GET', json, bytes, headers = {} } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(bytes === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...headers,
      },
      body: json === undefined ? (bytes as BodyInit | undefined) : JSON.stringify(json),
      signal: timeout(bytes === undefined ? TIMEOUT_MS : UPLOAD_TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw lost(url, method, error)
    })
    const text = await response.text().catch((error: unknown) => {
      throw lost(url, method, error)
    })
    const answer = { status: response.status, body: parsed(text) }
    if (answer.status === 401 || answer.status === 403) throw forbidden(answer, token)
    if (answer.status >= 500) throw broken(url, answer)
    return answer
  }
}

/** The service's reason, if it gives one. */
export function reasonOf({ body }: Answer): string | null {
  const reason = typeof body === 'object' && body !== null && 'reason' in body ? body.reason : null
  return typeof reason === 'string' ? reason : null
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

/** Errors before a request was sent: nothing can have come of it. */
const NEVER_SENT = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** No answer came: a query may be sent again, but a change may have been made. */
function lost(url: string, method: string, error: unknown): CliError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const why = /^[A-Z]/.test(code) ? code : cause instanceof Error ? cause.message : String(cause)
  if (method !== 'GET' && !NEVER_SENT.includes(code)) {
    return new CliError(
      'unknown',
      `The answer of the release service at ${url} was lost (${why}): the outcome is unknown.`,
      'It may have been done or not: look at "touchline history --limit 1" before you run it again.',
    )
  }
  return new CliError(
    'unreachable',
    `The release service at ${url} does not answer (${why}).`,
    'See that it runs; DATA_DIR names the data folder of an installation on this machine, --service or TOUCHLINE_RELEASE_URL another service.',
  )
}

function forbidden(answer: Answer, token: string | null): CliError {
  if (answer.status === 403) {
    return new CliError(
      'forbidden',
      `The token may not do this: ${reasonOf(answer) ?? 'its roles do not cover it'}.`,
      'Use a token with that role; who administers the installation makes one with "touchline token create".',
    )
  }
  return new CliError(
    'forbidden',
    token === null ? 'This needs a token, and none was given.' : 'The service does not know this token.',
    'Give one with --token or TOUCHLINE_RELEASE_TOKEN; "touchline token create" makes one.',
  )
}

const broken = (url: string, answer: Answer): CliError =>
  new CliError(
    'unexpected',
    `The release service at ${url} failed with ${answer.status}${suffix(reasonOf(answer))}.`,
    'Look into its log, then try again: nothing was changed unless "touchline history" shows it.',
  )

const suffix = (reason: string | null): string => (reason === null ? '' : ` (${reason})`)
