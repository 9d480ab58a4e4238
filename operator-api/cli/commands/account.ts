import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { formatMoney, parseStake } from '@touchline/rules'
import { Command } from 'commander'
import { createPasswords, hashSecret } from '../../src/modules/session'
import { ACCOUNT_STATES, createUplines } from '../../src/modules/uplines'
import { createWallet, postAdjustment } from '../../src/modules/wallet'
import { audit, type Desk, memberNamed, type Run } from '../command'
import { limitKeyOf } from '../limit-key'
import { UsageError } from '../usage-error'
import { setState } from './suspend'

const TOKEN_MS = 120_000

/** Members and their money. */
export function account(run: Run): Command {
  const command = new Command('account').description('members and their money')
  command
    .command('show <member>')
    .description('state, upline and balance')
    .action((member: string) => run((desk) => show(member, desk)))
  command
    .command('create <member> <currency> <agent> <password>')
    .description('a new member of an agent')
    .action((name: string, currency: string, agent: string, password: string) =>
      run((desk) => create({ name, currency, agent, password }, desk)),
    )
  command
    .command('state <member> <state>')
    .description(`one of ${ACCOUNT_STATES.join(', ')}`)
    .action((member: string, state: string) => run((desk) => setState(member, state, desk)))
  for (const [kind, sign] of [
    ['deposit', 1],
    ['withdraw', -1],
  ] as const)
    command
      .command(`${kind} <member> <amount>`)
      .description(`${kind === 'deposit' ? 'adds to' : 'takes from'} what a member has`)
      .action((member: string, amount: string) => run((desk) => move(member, amount, sign, desk)))
  command
    .command('limit <owner> <currency> <key> <min-bet> <max-bet> <max-payout> <max-per-match>')
    .description('a limit of a member or an upline: *, <sport>, <sport>:<bet type>, <kind> or <kind>:<sport>')
    .action((owner: string, currency: string, key: string, ...typed: unknown[]) =>
      // What commander adds behind the arguments is cut off.
      run((desk) => limit({ owner, currency, key, bounds: typed.slice(0, 4).map(String) }, desk)),
    )
  command
    .command('token <member>')
    .description('a launch token, for two minutes')
    .action((member: string) => run((desk) => token(member, desk)))
  return command
}

interface NewMember {
  readonly name: string
  readonly currency: string
  readonly agent: string
  readonly password: string
}

interface NewLimit {
  readonly owner: string
  readonly currency: string
  readonly key: string
  /** Least and highest stake, highest payout, most at risk on a match. */
  readonly bounds: readonly string[]
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

async function create(typed: NewMember, desk: Desk): Promise<string> {
  const { agent } = typed
  const id = memberNamed(typed.name, desk)
  const currency = currencyOf(typed.currency)
  const offered = desk.brands.of(desk.brand).currencies
  if (!offered.includes(currency))
    throw new UsageError(`${desk.brand} has no ${currency}: one of ${offered.join(', ')}`)
  await requireNewBelow(id, agent, desk)
  const password = await createPasswords().hash(typed.password)
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

async function move(name: string, typed: string, sign: 1 | -1, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  const amount = minorOf(typed, member.currency)
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

async function limit(typed: NewLimit, desk: Desk): Promise<string> {
  const { bounds } = typed
  const key = limitKeyOf(typed.key)
  const currency = currencyOf(typed.currency)
  const amounts = bounds.map((bound) => minorOf(bound, currency))
  // A name that no member of the brand has is that of an upline.
  const owner =
    (await createUplines(desk.database, desk.brands).byId(memberNamed(typed.owner, desk)))?.id ?? typed.owner
  await desk.database.pool.query(
    `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (owner, currency, key) DO UPDATE SET min_bet = excluded.min_bet, max_bet = excluded.max_bet,
       max_payout = excluded.max_payout, max_per_match = excluded.max_per_match`,
    [owner, currency, key, ...amounts],
  )
  await desk.database.pool.query('UPDATE member SET profile_rev = profile_rev + 1 WHERE id = $1', [owner])
  await audit(desk, 'limit', owner, { currency, key, amounts })
  return `${owner} ${currency} ${key}: ${bounds.join(' ')}`
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
