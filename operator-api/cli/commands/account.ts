import { CURRENCIES, type Currency, LIMITS } from '@touchline/contracts/limits'
import { formatMoney, parseStake } from '@touchline/rules'
import { Command } from 'commander'
import type { PoolClient } from 'pg'
import { createPasswords, hashSecret } from '../../src/modules/session'
import { ACCOUNT_STATES, createUplines, type Member } from '../../src/modules/uplines'
import { createWallet } from '../../src/modules/wallet'
import { PRODUCTS } from '../../src/plugins/access'
import { type CommandContext, memberNamed, type Run, writtenDown } from '../command'
import { limitKeyOf } from '../limit-key'
import { KEY, type Keyed, type Payment, payMember } from '../pay-member'
import { rateOf } from '../percents'
import { RAISE_PROFILES } from '../raise-profiles'
import { UsageError } from '../usage-error'
import { setState } from './suspend'
import { requireAgent, requireNoUpline, requireUpline } from './upline'

const TOKEN_MS = 120_000
const NAME = /^[a-z0-9][a-z0-9._-]{1,31}$/

/** Members and their money. */
export function account(run: Run): Command {
  const command = new Command('account').description('members and their money')
  command
    .command('show <member>')
    .description('state, upline and balance')
    .action((member: string) => run((context) => show(member, context)))
  command
    .command('create <member> <currency> <agent> <password>')
    .description('a new member of an agent')
    .action((name: string, currency: string, agent: string, password: string) =>
      run((context) => create({ name, currency, agent, password }, context)),
    )
  command
    .command('state <member> <state>')
    .description(`one of ${ACCOUNT_STATES.join(', ')}`)
    .action((member: string, state: string) => run((context) => setState(member, state, context)))
  for (const [kind, sign] of [
    ['deposit', 1],
    ['withdraw', -1],
  ] as const)
    command
      .command(`${kind} <member> <amount>`)
      .description(`${kind === 'deposit' ? 'adds to' : 'takes from'} what a member has`)
      .option(...KEY)
      .action((member: string, amount: string, { key }: Keyed) =>
        run((context) => move({ member, amount, key }, sign, context)),
      )
  command
    .command('adjust <member> <amount> <reason...>')
    .description(
      'adds what was wrongly taken, or takes (-) what was wrongly given; the reason is in the audit',
    )
    // So that -5 is an amount and no option.
    .allowUnknownOption()
    .option(...KEY)
    .action((member: string, amount: string, reason: string[], { key }: Keyed) =>
      run((context) => adjust({ member, amount, key }, reason.join(' '), context)),
    )
  command
    .command('move <member> <agent>')
    .description('to another agent; open bets keep their terms')
    .action((member: string, agent: string) => run((context) => moveTo(member, agent, context)))
  command
    .command('commission <member> <percent>')
    .description('of valid turnover, at most what the agent is paid')
    .action((member: string, percent: string) => run((context) => setCommission(member, percent, context)))
  command
    .command('product <member> <product> <switch>')
    .description(`on or off: ${PRODUCTS.join(', ')}`)
    .action((member: string, product: string, wanted: string) =>
      run((context) => switchProduct(member, product, wanted, context)),
    )
  command
    .command('password <member>')
    .description('a new password, which is printed; whoever is logged in is logged out')
    .action((member: string) => run((context) => resetPassword(member, context)))
  command
    .command('limit <owner> <currency> <key> <min-bet> <max-bet> <max-payout> <max-per-match>')
    .description('a limit of a member or an upline: *, <sport>, <sport>:<bet type>, <kind> or <kind>:<sport>')
    .action((owner: string, currency: string, key: string, ...typed: unknown[]) =>
      // What commander adds behind the arguments is cut off.
      run((context) => limit({ owner, currency, key, bounds: typed.slice(0, 4).map(String) }, context)),
    )
  command
    .command('token <member>')
    .description('a launch token, for two minutes')
    .action((member: string) => run((context) => token(member, context)))
  return command
}

/** Money as it is typed. */
interface TypedMoney extends Keyed {
  readonly member: string
  readonly amount: string
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

async function memberOf(name: string, context: CommandContext) {
  const member = await createUplines(context.database, context.brands).byId(memberNamed(name, context))
  if (!member) throw new UsageError(`No member ${name} in ${context.brand}`)
  return member
}

async function show(id: string, context: CommandContext): Promise<string> {
  const member = await memberOf(id, context)
  const wallet = createWallet(context)
  const { available_balance, frozen_balance } = await wallet.balanceOf(member.id)
  const owed = await wallet.owedBy(member.id)
  const money = (amount: number) => formatMoney(amount, member.currency)
  const debt = owed > 0 ? `, ${money(owed)} owed after a corrected result` : ''
  return `${member.id}: ${member.state}, agent ${member.agentId}, ${member.currency} ${money(available_balance)} available, ${money(frozen_balance)} in open bets${debt}${await withoutLimits(member.id, context)}`
}

/** Nobody bets under a chain without limits, and the page says that the stake is over one. */
async function withoutLimits(id: string, context: CommandContext): Promise<string> {
  const terms = await createUplines(context.database, context.brands).betTerms(id)
  return terms?.limits.size === 0 ? '; no bets before a limit is set for it or an upline (account limit)' : ''
}

async function create(typed: NewMember, context: CommandContext): Promise<string> {
  const { agent } = typed
  const id = memberNamed(typed.name, context)
  const currency = currencyOf(typed.currency)
  const offered = context.brands.of(context.brand).currencies
  if (!offered.includes(currency))
    throw new UsageError(`${context.brand} has no ${currency}: one of ${offered.join(', ')}`)
  if (await createUplines(context.database, context.brands).byId(id))
    throw new UsageError(`There is a member ${id} already`)
  if (!NAME.test(typed.name))
    throw new UsageError(`${typed.name} is no name: 2 to 32 small letters, digits, -, _ and .`)
  requirePassword(typed.password)
  const password = await createPasswords().hash(typed.password)
  await writtenDown(context, 'member_created', id, { currency, agent }, async (tx) => {
    await requireAgent(tx, null, { agent })
    await requireNoUpline(tx, id)
    await tx.query(
      `INSERT INTO member (id, password_hash, agent_id, currency, commission_rate, created_at)
       VALUES ($1, $2, $3, $4, 0, $5)`,
      [id, password, agent, currency, context.now()],
    )
    await createWallet(context).open(id, currency, tx)
  })
  return `${id} created${await withoutLimits(id, context)}`
}

async function move(typed: TypedMoney, sign: 1 | -1, context: CommandContext): Promise<string> {
  const member = await memberOf(typed.member, context)
  const amount = minorOf(typed.amount, member.currency)
  const kind = sign === 1 ? 'deposit' : 'withdrawal'
  return pay({ member, kind, amount: sign * amount, details: { amount }, key: typed.key }, context)
}

async function adjust(typed: TypedMoney, reason: string, context: CommandContext): Promise<string> {
  const member = await memberOf(typed.member, context)
  if (reason.trim() === '') throw new UsageError('The reason is missing')
  const minor = minorOf(typed.amount.replace(/^[+-]/, ''), member.currency)
  const amount = typed.amount.startsWith('-') ? -minor : minor
  return pay({ member, kind: 'adjustment', amount, details: { amount, reason }, key: typed.key }, context)
}

async function pay(payment: Payment, context: CommandContext): Promise<string> {
  const { key, posted } = await payMember(payment, context)
  return `${await show(payment.member.name, context)}; ${posted ? 'key' : 'moved before, by key'} ${key}`
}

async function moveTo(name: string, agent: string, context: CommandContext): Promise<string> {
  const member = await memberOf(name, context)
  await writtenDown(context, 'member_moved', member.id, { from: member.agentId, to: agent }, async (tx) => {
    await requireAgent(tx, member, { agent })
    await change(tx, member, 'agent_id', agent)
  })
  return show(member.name, context)
}

async function setCommission(name: string, percent: string, context: CommandContext): Promise<string> {
  const member = await memberOf(name, context)
  const rate = rateOf(percent)
  await writtenDown(context, 'member_commission', member.id, { rate }, async (tx) => {
    await requireAgent(tx, member, { rate })
    await change(tx, member, 'commission_rate', rate)
  })
  return `${member.id}: commission ${rate / 100} %`
}

async function switchProduct(
  name: string,
  product: string,
  wanted: string,
  context: CommandContext,
): Promise<string> {
  const member = await memberOf(name, context)
  if (!PRODUCTS.some((known) => known === product))
    throw new UsageError(`No product ${product}: one of ${PRODUCTS.join(', ')}`)
  if (wanted !== 'on' && wanted !== 'off') throw new UsageError(`${wanted} is neither on nor off`)
  await writtenDown(context, 'member_product', member.id, { product, wanted }, (tx) =>
    tx.query(
      `UPDATE member SET profile_rev = profile_rev + 1, disabled_products =
         CASE WHEN $3 THEN array_remove(disabled_products, $2) ELSE array_append(array_remove(disabled_products, $2), $2) END
       WHERE id = $1`,
      [member.id, product, wanted === 'on'],
    ),
  )
  return `${member.id}: ${product} is ${wanted}`
}

async function resetPassword(name: string, context: CommandContext): Promise<string> {
  const member = await memberOf(name, context)
  const password = context.randomBytes(6).toString('base64url')
  const hashed = await createPasswords().hash(password)
  await writtenDown(context, 'member_password_reset', member.id, {}, async (tx) => {
    await change(tx, member, 'password_hash', hashed)
    await tx.query(
      "UPDATE session SET ended_at = $2, end_code = 'session_expired' WHERE member_id = $1 AND ended_at IS NULL",
      [member.id, context.now()],
    )
    // Nor does anything else that was opened by the old one: no browser is known, and no launch token opens anything.
    await tx.query('DELETE FROM known_device WHERE member_id = $1', [member.id])
    await tx.query('UPDATE launch_token SET used_at = $2 WHERE member_id = $1 AND used_at IS NULL', [
      member.id,
      context.now(),
    ])
  })
  return password
}

function requirePassword(password: string): void {
  const { min, max } = LIMITS.password
  const { length } = [...password]
  if (length < min || length > max) throw new UsageError(`A password has ${min} to ${max} characters`)
}

type MemberField = 'agent_id' | 'commission_rate' | 'password_hash'

const change = (tx: PoolClient, { id }: Member, field: MemberField, value: string | number) =>
  tx.query(`UPDATE member SET ${field} = $2, profile_rev = profile_rev + 1 WHERE id = $1`, [id, value])

async function limit(typed: NewLimit, context: CommandContext): Promise<string> {
  const { bounds } = typed
  const key = limitKeyOf(typed.key)
  const currency = currencyOf(typed.currency)
  const amounts = bounds.map((bound) => minorOf(bound, currency))
  const [least = 0, most = 0] = amounts
  if (least > most) throw new UsageError('The least stake is above the highest')
  // A name that no member of the brand has is that of an upline.
  const member = await createUplines(context.database, context.brands).byId(memberNamed(typed.owner, context))
  if (!member) await requireUpline(typed.owner, context)
  const owner = member?.id ?? typed.owner
  await writtenDown(context, 'limit', owner, { currency, key, amounts }, async (tx) => {
    await tx.query(
      `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (owner, currency, key) DO UPDATE SET min_bet = excluded.min_bet, max_bet = excluded.max_bet,
         max_payout = excluded.max_payout, max_per_match = excluded.max_per_match`,
      [owner, currency, key, ...amounts],
    )
    // The page of every member below is told of the new limit.
    await tx.query(RAISE_PROFILES, [owner])
  })
  return `${owner} ${currency} ${key}: ${bounds.join(' ')}`
}

async function token(id: string, context: CommandContext): Promise<string> {
  const member = await memberOf(id, context)
  const secret = context.randomBytes(24).toString('base64url')
  await writtenDown(context, 'launch_token', member.id, {}, (tx) =>
    tx.query('INSERT INTO launch_token (token_hash, member_id, expires_at) VALUES ($1, $2, $3)', [
      hashSecret(secret),
      member.id,
      context.now() + TOKEN_MS,
    ]),
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
