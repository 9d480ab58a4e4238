import { signatureOf } from './signing'

export interface WalletSettings {
  readonly walletUrl: string
  readonly provider: string
  readonly secret: string
}

export type WalletAction = 'balance' | 'bet' | 'win' | 'betwin' | 'rollback' | 'status'

/** Fields of every wallet call, and those of single actions. */
export interface WalletBody {
  readonly token: string
  readonly player: string
  readonly currency: string
  readonly game_code?: string
  readonly round?: string
  readonly round_closed?: boolean
  readonly tx?: string
  readonly ref?: string
  readonly refs?: readonly string[]
  readonly amount?: number
  readonly win?: number
  readonly at?: string
  readonly details?: unknown
}

export interface WalletAnswer {
  /** `ok`, a code of the protocol, or `unknown` when no usable answer came. */
  readonly status: string
  readonly balance?: number
  readonly ref_no?: string
}

export interface WalletClient {
  call(action: WalletAction, body: WalletBody): Promise<WalletAnswer>
}

export interface WalletDependencies {
  readonly fetch: typeof fetch
  readonly now: () => number
  readonly newId: () => string
}

const ANSWER_WITHIN_MS = 2500
const ANSWER_MAX = 16_000

/** Wallet calls to the operator, signed over the exact bytes of the body. */
export function walletClient(
  settings: WalletSettings,
  { fetch, now, newId }: WalletDependencies,
): WalletClient {
  return {
    call: async (action, fields) => {
      const path = `/wallet/v1/${action}`
      const body = JSON.stringify({ request_id: newId(), action, ...fields })
      const timestamp = String(Math.floor(now() / 1000))
      const signature = signatureOf(settings.secret, { method: 'POST', path, timestamp, body })
      try {
        const response = await fetch(`${settings.walletUrl}${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-tl-provider': settings.provider,
            'x-tl-timestamp': timestamp,
            'x-tl-signature': signature,
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        })
        return answerOf(await response.text())
      } catch {
        return UNKNOWN
      }
    },
  }
}

const UNKNOWN: WalletAnswer = { status: 'unknown' }

function answerOf(text: string): WalletAnswer {
  if (text.length > ANSWER_MAX) return UNKNOWN
  try {
    const { status, balance, ref_no } = JSON.parse(text)
    // The operator's own failure leaves open whether the money moved.
    if (typeof status !== 'string' || status === 'systemError') return UNKNOWN
    return {
      status,
      ...(Number.isSafeInteger(balance) && { balance }),
      ...(typeof ref_no === 'string' && { ref_no }),
    }
  } catch {
    return UNKNOWN
  }
}
