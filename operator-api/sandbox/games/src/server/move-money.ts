import type { WalletAnswer, WalletBody, WalletClient } from './wallet-client'

const TRIES = 3
const PAUSE_MS = 300

/** Sends a bet until its outcome is known: after silence the operator is asked before the same transaction is repeated. */
export async function moveMoney(
  wallet: WalletClient,
  action: 'bet' | 'betwin',
  body: WalletBody,
  wait: (ms: number) => Promise<void>,
): Promise<WalletAnswer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await wallet.call(action, body)
    if (answer.status !== 'unknown') return answer
    const { token, player, currency, tx } = body
    const known = await wallet.call('status', { token, player, currency, tx })
    if (known.status === 'ok' || known.status === 'rolledBack') return known
    if (tries === TRIES) return { status: 'unknown' }
    await wait(PAUSE_MS * tries)
  }
}
