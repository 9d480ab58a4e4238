import { CURRENCIES, type Currency } from '@touchline/contracts/limits'
import { formatMoney, parseStake } from '@touchline/rules'
import { Command } from 'commander'
import type { PoolClient } from 'pg'
import { createPasswords, hashSecret } from '../../src/modules/session'
import { ACCOUNT_STATES, createUplines, type Member } from '../../src/modules/uplines'
import { createWallet, postAdjustment } from '../../src/modules/wallet'
import { PRODUCTS } from '../../src/plugins/access'
import { type Desk, memberNamed, type Run, writtenDown } from '../command'
import { limitKeyOf } from '../limit-key'
import { rateOf } from '../percents'
import { UsageError } from '../usage-error'
import { setState } from './suspend'
import { requireAgentFor, requireUpline } from './upline'

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
    .command('adjust <member> <amount> <reason...>')
    .description(
      'adds what was wrongly taken, or takes (-) what was wrongly given; the reason is in the audit',
    )
    // So that -5 is an amount and no option.
    .allowUnknownOption()
    .action((member: string, amount: string, reason: string[]) =>
      run((desk) => adjust(member, amount, reason.join(' '), desk)),
    )
  command
    .command('move <member> <agent>')
    .description('to another agent; open bets keep their terms')
    .action((member: string, agent: string) => run((desk) => moveTo(member, agent, desk)))
  command
    .command('commission <member> <percent>')
    .description('of valid turnover, at most what the agent is paid')
    .action((member: string, percent: string) => run((desk) => setCommission(member, percent, desk)))
  command
    .command('product <member> <product> <switch>')
    .description(`on or off: ${PRODUCTS.join(', ')}`)
    .action((member: string, product: string, wanted: string) =>
      run((desk) => switchProduct(member, product, wanted, desk)),
    )
  command
    .command('password <member>')
    .description('a new password, which is printed; whoever is logged in is logged out')
    .action((member: string) => run((desk) => resetPassword(member, desk)))
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
  if (await createUplines(desk.database, desk.brands).byId(id))
    throw new UsageError(`There is a member ${id} already`)
  const password = await createPasswords().hash(typed.password)
  await writtenDown(desk, 'member_created', id, { currency, agent }, async (tx) => {
    await requireAgentFor(tx, agent, null)
    await tx.query(
      `INSERT INTO member (id, password_hash, agent_id, currency, commission_rate, created_at)
       VALUES ($1, $2, $3, $4, 0, $5)`,
      [id, password, agent, currency, desk.now()],
    )
    await createWallet(desk).open(id, currency, tx)
  })
  return `${id} created`
}

async function move(name: string, typed: string, sign: 1 | -1, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  const amount = minorOf(typed, member.currency)
  await post(member, sign === 1 ? 'deposit' : 'withdrawal', sign * amount, { amount }, desk)
  return show(member.name, desk)
}

async function adjust(name: string, typed: string, reason: string, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  const amount = minorOf(typed.replace(/^[+-]/, ''), member.currency)
  const signed = typed.startsWith('-') ? -amount : amount
  await post(member, 'adjustment', signed, { amount: signed, reason }, desk)
  return show(member.name, desk)
}

/** Gives to a member, or takes; with its line of the audit or not at all. */
async function post(
  member: Member,
  kind: string,
  amount: number,
  details: object,
  desk: Desk,
): Promise<void> {
  const { id, currency } = member
  await writtenDown(desk, kind, id, details, async (tx) => {
    const outcome = await postAdjustment(tx, {
      scope: `member:${id}`,
      idemKey: `${kind}:${desk.randomBytes(8).toString('hex')}`,
      kind,
      actor: desk.actor,
      at: desk.now(),
      postings: [
        { kind: 'external', owner: 'operator', currency, amount: -amount },
        { kind: 'cash', owner: id, currency, amount },
      ],
    })
    if (outcome !== 'posted') throw new Error(`The ${kind} was refused: ${outcome}`)
  })
}

async function moveTo(name: string, agent: string, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  await writtenDown(desk, 'member_moved', member.id, { from: member.agentId, to: agent }, async (tx) => {
    await requireAgentFor(tx, agent, member.commissionRate)
    await change(tx, member, 'agent_id', agent)
  })
  return show(member.name, desk)
}

async function setCommission(name: string, percent: string, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  const rate = rateOf(percent)
  await writtenDown(desk, 'member_commission', member.id, { rate }, async (tx) => {
    await requireAgentFor(tx, member.agentId, rate)
    await change(tx, member, 'commission_rate', rate)
  })
  return `${member.id}: commission ${rate / 100} %`
}

async function switchProduct(name: string, product: string, wanted: string, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  if (!PRODUCTS.some((known) => known === product))
    throw new UsageError(`No product ${product}: one of ${PRODUCTS.join(', ')}`)
  if (wanted !== 'on' && wanted !== 'off') throw new UsageError(`${wanted} is neither on nor off`)
  await writtenDown(desk, 'member_product', member.id, { product, wanted }, (tx) =>
    tx.query(
      `UPDATE member SET profile_rev = profile_rev + 1, disabled_products =
         CASE WHEN $3 THEN array_remove(disabled_products, $2) ELSE array_append(array_remove(disabled_products, $2), $2) END
       WHERE id = $1`,
      [member.id, product, wanted === 'on'],
    ),
  )
  return `${member.id}: ${product} is ${wanted}`
}

async function resetPassword(name: string, desk: Desk): Promise<string> {
  const member = await memberOf(name, desk)
  const password = desk.randomBytes(9).toString('base64url')
  const hashed = await createPasswords().hash(password)
  await writtenDown(desk, 'member_password_reset', member.id, {}, async (tx) => {
    await change(tx, member, 'password_hash', hashed)
    await tx.query(
      "UPDATE session SET ended_at = $2, end_code = 'session_expired' WHERE member_id = $1 AND ended_at IS NULL",
      [member.id, desk.now()],
    )
  })
  return password
}

type MemberField = 'agent_id' | 'commission_rate' | 'password_hash'

const change = (tx: PoolClient, { id }: Member, field: MemberField, value: string | number) =>
  tx.query(`UPDATE member SET ${field} = $2, profile_rev = profile_rev + 1 WHERE id = $1`, [id, value])

async function limit(typed: NewLimit, desk: Desk): Promise<string> {
  const { bounds } = typed
  const key = limitKeyOf(typed.key)
  const currency = currencyOf(typed.currency)
  const amounts = bounds.map((bound) => minorOf(bound, currency))
  // A name that no member of the brand has is that of an upline.
  const member = await createUplines(desk.database, desk.brands).byId(memberNamed(typed.owner, desk))
  if (!member) await requireUpline(typed.owner, desk)
  const owner = member?.id ?? typed.owner
  await writtenDown(desk, 'limit', owner, { currency, key, amounts }, async (tx) => {
    await tx.query(
      `INSERT INTO bet_limit (owner, currency, key, min_bet, max_bet, max_payout, max_per_match)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (owner, currency, key) DO UPDATE SET min_bet = excluded.min_bet, max_bet = excluded.max_bet,
         max_payout = excluded.max_payout, max_per_match = excluded.max_per_match`,
      [owner, currency, key, ...amounts],
    )
    await tx.query('UPDATE member SET profile_rev = profile_rev + 1 WHERE id = $1', [owner])
  })
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
