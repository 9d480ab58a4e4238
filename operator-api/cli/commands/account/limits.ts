import type { Currency } from '@touchline/contracts/limits'
import { sportKey } from '@touchline/contracts/odds'
import { LIMITED_KINDS } from '@touchline/contracts/session'
import { formatMoney } from '@touchline/rules'
import type { LimitChain, MemberLimit } from '../../../src/modules/uplines'
import { currencyOf } from '../../amounts'
import { inColumns } from '../../columns'
import type { CommandContext } from '../../command'
import { UsageError } from '../../usage-error'
import { limitedAccount, limitsOf } from './limit-owner'

const HEAD = ['key', 'of', 'whose', 'least stake', 'highest stake', 'highest payout', 'on a match']

/** For each sport and kind: the limits of an account, those above it, and the effective ones. */
export async function showLimits(
  owner: string,
  typed: string | undefined,
  context: CommandContext,
): Promise<string> {
  const account = await limitedAccount(owner, context)
  const asked = typed === undefined ? null : currencyOf(typed)
  if (account.currency !== null && asked !== null && asked !== account.currency)
    throw new UsageError(`${account.id} plays in ${account.currency}`)
  const currencies = account.currency ?? asked
  const all = currencies ? [currencies] : context.brands.of(context.brand).currencies
  const parts = await Promise.all(
    all.map(async (currency) => tableOf(currency, await limitsOf(account, currency, context))),
  )
  const tables = parts.flat()
  if (tables.length === 0)
    return `${account.id}: no limits in ${all.join(', ')}: no bets before one is set for it or an upline (account limit)`
  return [`${account.id}: own limits, those above it, and what holds`, ...tables].join('\n')
}

function tableOf(currency: Currency, { owners, holds }: LimitChain): string[] {
  const money = (minor: number): string =>
    minor === Number.MAX_SAFE_INTEGER ? 'any' : formatMoney(minor, currency)
  const amounts = ({ min_bet, max_bet, max_payout, max_per_match }: MemberLimit): string[] => [
    ...[money(min_bet), money(max_bet), money(max_payout), money(max_per_match)],
  ]
  const rows = [...holds].sort(byKey).flatMap((held) => [
    ...owners.flatMap(({ id, limits }) => {
      const own = limits.get(held.key)
      return own ? [[held.key, wordsOf(held.key), id, ...amounts(own)]] : []
    }),
    [
      ...[held.key, wordsOf(held.key), 'holds', ...amounts(held)],
      ...(held.min_bet > held.max_bet ? ['nobody can bet'] : []),
    ],
  ])
  if (rows.length === 0) return []
  const hasAll = holds.some(({ key }) => key === '*')
  return [
    currency,
    ...inColumns([HEAD, ...rows], 3),
    ...(hasAll ? [] : ['no bets on anything else: nobody has a limit *']),
  ]
}

const SPORT = /^\d+$/

/** The sport that a key is about, where the product has a name for it. */
function wordsOf(key: string): string {
  if (key === '*') return 'everything'
  return key
    .split(':')
    .map((part) => (SPORT.test(part) ? (sportKey(Number(part)) ?? `sport ${part}`) : part))
    .join(' ')
}

/** Everything first, then sports by their numbers, then kinds. */
function byKey({ key: a }: MemberLimit, { key: b }: MemberLimit): number {
  const rank = (key: string): number => {
    const [first = ''] = key.split(':')
    if (first === '*') return 0
    const kind = (LIMITED_KINDS as readonly string[]).indexOf(first)
    return kind === -1 ? Number(first) : 10_000 + kind
  }
  return rank(a) - rank(b) || a.localeCompare(b)
}
