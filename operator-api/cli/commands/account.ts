import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { formatMoney, parseStake } from '@touchline/rules'
import { createPasswords, hashSecret } from '../../src/modules/session'
import { ACCOUNT_STATES, createUplines } from '../../src/modules/uplines'
import { createWallet, postAdjustment } from '../../src/modules/wallet'
import { audit, type Command, type Desk, memberNamed } from '../command'
import { given, UsageError } from '../usage-error'
import { setState } from './suspend'

const TOKEN_MS = 120_000

/** Members and their money. */
export const account: Command = {
  usage: [
    'account show <member>',
    'account create <member> <currency> <agent> <password>',
    `account state <member> <${ACCOUNT_STATES.join('|')}>`,
    'account deposit <member> <amount>',
    'account withdraw <member> <amount>',
    'account limit <member|upline> <currency> <key> <min bet> <max bet> <max payout> <max per match>',
    'account token <member>',
  ],
  run: async ([what, ...args], desk) => {
    switch (what) {
      case 'show':
        return show(given(args[0], 'member'), desk)
      case 'create':
        return create(args, desk)
      case 'state':
        return setState(given(args[0], 'member'), given(args[1], 'state'), desk)
      case 'deposit':
        return move(args, 1, desk)
      case 'withdraw':
        return move(args, -1, desk)
      case 'limit':
        return limit(args, desk)
      case 'token':
        return token(given(args[0], 'member'), desk)
    }
    throw new UsageError(account.usage.join('\n'))
  },
}

async function memberOf(name: string, desk: Desk) {
  const member = await createUplines(desk.database, desk.brands).byId(memberNamed(name, desk))
  if (!member) throw new UsageError(`No member ${name} in ${desk.brand}`)
  return member
}

async function show(id: string, desk: Desk): Promise<string> {
  const member = await memberOf(id, desk)
  const { available_balance, frozen_balance } = await createWallet(desk).balanceOf(member.id)
  const money = (amount: number) => formatMoney(amount, member.currency)
  return `${member.id}: ${member.state}, agent ${member.agentId}, ${member.currency} ${money(available_balance)} available, ${money(frozen_balance)} in open bets`
}

async function create(args: readonly string[], desk: Desk): Promise<string> {
  const id = memberNamed(given(args[0], 'member'), desk)
  const currency = currencyOf(given(args[1], 'currency'))
  const offered = desk.brands.of(desk.brand).currencies
  if (!offered.includes(currency))
    throw new UsageError(`${desk.brand} has no ${currency}: one of ${offered.join(', ')}`)
  const agent = given(args[2], 'agent')
  await requireNewBelow(id, agent, desk)
  const password = await createPasswords().hash(given(args[3], 'password'))
  await desk.database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO member (id, password_hash, agent_id, currency, commission_rate, created_at)
       VALUES ($1, $2, $3, $4, 0, $5)`,
      [id, password, agent, currency, desk.now()],
    )
    await createWallet(desk).open(id, currency, tx)
  })
  await audit(desk, 'member_created', id, { currency, agent })
  return `${id} created`
}

async function requireNewBelow(id: string, agent: string, { database, brands }: Desk): Promise<void> {
  if (await createUplines(database, brands).byId(id)) throw new UsageError(`There is a member ${id} already`)
  const { rowCount } = await database.pool.query("SELECT FROM upline WHERE id = $1 AND level = 'agent'", [
    agent,
  ])
  if (rowCount === 0) throw new UsageError(`No agent ${agent}`)
}

async function move(args: readonly string[], sign: 1 | -1, desk: Desk): Promise<string> {
  const member = await memberOf(given(args[0], 'member'), desk)
  const amount = minorOf(given(args[1], 'amount'), member.currency)
  const kind = sign === 1 ? 'deposit' : 'withdrawal'
  const { currency } = member
  const outcome = await postAdjustment(desk.database.pool, {
    scope: `member:${member.id}`,
    idemKey: `${kind}:${desk.randomBytes(8).toString('hex')}`,
    kind,
    actor: desk.actor,
    at: desk.now(),
    postings: [
      { kind: 'external', owner: 'operator', currency, amount: -sign * amount },
      { kind: 'cash', owner: member.id, currency, amount: sign * amount },
    ],
  })
  if (outcome !== 'posted') throw new Error(`The ${kind} was refused: ${outcome}`)
  await audit(desk, kind, member.id, { amount })
  return show(member.name, desk)
}

async function limit(args: readonly string[], desk: Desk): Promise<string> {
  const [name, currencyName, key] = [
    given(args[0], 'owner'),
    given(args[1], 'currency'),
    given(args[2], 'key'),
  ]
  const currency = currencyOf(currencyName)
  const amounts = ['min bet', 'max bet', 'max payout', 'max per match'].map((what, i) =>
    minorOf(given(args[3 + i], what), currency),
  )
  // A name that no member of the brand has is that of an upline.
  const owner = (await createUplines(desk.database, desk.brands).byId(memberNamed(name, desk)))?.id ?? name
  await desk.database.pool.query(
    `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (owner, currency, key) DO UPDATE SET min_bet = excluded.min_bet, max_bet = excluded.max_bet,
       max_payout = excluded.max_payout, max_per_match = excluded.max_per_match`,
    [owner, currency, key, ...amounts],
  )
  await desk.database.pool.query('UPDATE member SET profile_rev = profile_rev + 1 WHERE id = $1', [owner])
  await audit(desk, 'limit', owner, { currency, key, amounts })
  return `${owner} ${currency} ${key}: ${args.slice(3).join(' ')}`
}

async function token(id: string, desk: Desk): Promise<string> {
  const member = await memberOf(id, desk)
  const secret = desk.randomBytes(24).toString('base64url')
  await desk.database.pool.query(
    'INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)',
    [hashSecret(secret), member.id, desk.now() + TOKEN_MS],
  )
  return secret
}

function currencyOf(name: string): Currency {
  const currency = CURRENCIES.find((known) => known === name.toUpperCase())
  if (!currency) throw new UsageError(`No currency ${name}: one of ${CURRENCIES.join(', ')}`)
  return currency
}

function minorOf(text: string, currency: Currency): number {
  const parsed = parseStake(text, currency)
  if (!parsed.ok) throw new UsageError(`${text} is not an amount`)
  return parsed.minor
}
