import type { Currency } from '@touchline/contracts/limits'
import type { MoneyEvent, TransactionRef, WalletEvent } from '../../wallet-event'
import type { Pair } from './signature'

/** Wins of these types have no bet. */
const PROMOTIONS = new Set([
  'jackpot',
  'bonus',
  'pragmatic_prize_drop',
  'pragmatic_tournament',
  'promo',
  'prize_drop',
  'tournament',
  'unaccounted_promo',
  'loyalty_win',
])
const TEXT = /^[^\p{Cc}\p{Cs}]{1,128}$/u
const DECIMAL = /^(\d{1,12})(?:\.(\d{1,4}))?$/
const REFERENCE = /^rollback_transactions\[(\d{1,3})\]\[(action|transaction_id)\]$/
const REFERENCES_MAX = 100

/** Minor units of a decimal text; null for any other text, or for a bet that is no whole minor unit. */
export function minorOf(text: string | undefined, mayRound: boolean): number | null {
  const [, whole, part = ''] = DECIMAL.exec(text ?? '') ?? []
  if (whole === undefined) return null
  const tenThousandths = Number(whole) * 10_000 + Number(part.padEnd(4, '0'))
  if (!mayRound && tenThousandths % 100 !== 0) return null
  return Math.floor((tenThousandths + 50) / 100)
}

/** The event of a form; null for an invalid form. */
export function readGisCall(pairs: readonly Pair[]): WalletEvent | null {
  const fields = new Map(pairs)
  const get = (name: string): string | undefined => {
    const value = fields.get(name)
    return value !== undefined && TEXT.test(value) ? value : undefined
  }
  const [action, player, named, session] = ['action', 'player_id', 'currency', 'session_id'].map(get)
  if (player === undefined || named === undefined) return null
  const common = { request: '', player, token: session ?? null }
  const currency = named as Currency
  if (action === 'balance') return { kind: 'balance', ...common, currency }
  const tx = get('transaction_id')
  const refs = refsOf(action, pairs, get)
  if (tx === undefined || refs === null) return null
  const money = {
    ...common,
    tx,
    currency,
    refs,
    win: 0,
    details: null,
    round: get('round_id') ?? null,
    game: get('game_uuid') ?? null,
    closed: get('finished') === '1',
  }
  const type = get('type') ?? ''
  switch (action) {
    case 'bet':
    case 'win': {
      const amount = minorOf(get('amount'), action === 'win')
      if (amount === null) return null
      const event: MoneyEvent = { kind: action, ...money, amount, isPromotion: PROMOTIONS.has(type) }
      return event
    }
    case 'refund':
    case 'rollback':
      return { kind: 'rollback', ...money, amount: 0, isPromotion: false }
    default:
      return null
  }
}

function refsOf(
  action: string | undefined,
  pairs: readonly Pair[],
  get: (name: string) => string | undefined,
): TransactionRef[] | null {
  if (action === 'refund') {
    const tx = get('bet_transaction_id')
    return tx === undefined ? null : [{ tx, kind: 'bet' }]
  }
  if (action !== 'rollback') return []
  const listed = new Map<string, { action?: string; transaction_id?: string }>()
  for (const [key, value] of pairs) {
    const [, place, field] = REFERENCE.exec(key) ?? []
    if (place === undefined || field === undefined) continue
    listed.set(place, { ...listed.get(place), [field]: value })
  }
  if (listed.size === 0 || listed.size > REFERENCES_MAX) return null
  const refs: TransactionRef[] = []
  for (const { action: kind, transaction_id: tx } of listed.values()) {
    if (tx === undefined || !TEXT.test(tx) || (kind !== 'bet' && kind !== 'win')) return null
    if (!refs.some((ref) => ref.tx === tx && ref.kind === kind)) refs.push({ tx, kind })
  }
  return refs
}
