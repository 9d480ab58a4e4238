import { CONTACT_CHANNELS, type UplineContact } from '@touchline/contracts/calls'
import { Command } from 'commander'
import type { PoolClient } from 'pg'
import {
  type ChainFault,
  faultOf,
  holdUplines,
  UPLINE_LEVELS,
  type UplineNode,
} from '../../src/modules/uplines'
import { type CommandContext, type Run, writtenDown } from '../command'
import { channelNamed, withContact } from '../contacts'
import { rateOf, wholePercentOf } from '../percents'
import { RAISE_PROFILES } from '../raise-profiles'
import { UsageError } from '../usage-error'

/** The tree above the members: who is under whom, what each takes of wins and losses, what each is paid. */
export function upline(run: Run): Command {
  const command = new Command('upline').description('the chain above the members')
  command
    .command('show [upline]')
    .description('an upline with those right below it; without one the shareholders')
    .action((id: string | undefined) => run((context) => show(id ?? null, context)))
  command
    .command('create <upline> <level> <parent> <position> <commission>')
    .description(
      `one of ${UPLINE_LEVELS.join(', ')}, below a parent ("-" for a shareholder); percent of win and loss, percent of valid turnover`,
    )
    .action((id: string, level: string, parent: string, position: string, commission: string) =>
      run((context) => create({ id, level, parent, position, commission }, context)),
    )
  command
    .command('move <upline> <parent>')
    .description('with everybody below it to another parent; open bets keep their terms')
    .action((id: string, parent: string) =>
      run((context) => change(id, 'upline_moved', { parent_id: parent }, context)),
    )
  command
    .command('position <upline> <percent>')
    .description("its part of the members' wins and losses, from the next bet on")
    .action((id: string, percent: string) =>
      run((context) => change(id, 'upline_position', { position_percent: wholePercentOf(percent) }, context)),
    )
  command
    .command('commission <upline> <percent>')
    .description('of valid turnover; what the level below is paid comes from it')
    .action((id: string, percent: string) =>
      run((context) => change(id, 'upline_commission', { commission_rate: rateOf(percent) }, context)),
    )
  command
    .command('contact <upline> <channel> <value...>')
    .description(
      `how members reach it, "-" for no more: ${CONTACT_CHANNELS.join(', ')}; without any of its own they are shown those of the upline above`,
    )
    .allowUnknownOption()
    .action((id: string, channel: string, value: string[]) =>
      run((context) => setContact(id, channel, value.join(' '), context)),
    )
  return command
}

interface TypedUpline {
  readonly id: string
  readonly level: string
  readonly parent: string
  readonly position: string
  readonly commission: string
}

const ID = /^[a-z0-9][a-z0-9_-]{1,31}$/

async function create(typed: TypedUpline, context: CommandContext): Promise<string> {
  const level = UPLINE_LEVELS.find((known) => known === typed.level)
  if (!level) throw new UsageError(`No level ${typed.level}: one of ${UPLINE_LEVELS.join(', ')}`)
  if (!ID.test(typed.id)) throw new UsageError(`${typed.id} is no id: 2 to 32 small letters, digits, - and _`)
  const node: UplineNode = {
    ...{ id: typed.id, level, parent_id: typed.parent === '-' ? null : typed.parent },
    ...{ position_percent: wholePercentOf(typed.position), commission_rate: rateOf(typed.commission) },
  }
  if ((node.parent_id === null) !== (level === 'shareholder'))
    throw new UsageError('A shareholder has no parent ("-"), and everybody else has one')
  const { id, ...facts } = node
  await writtenDown(context, 'upline_created', id, facts, async (tx) => {
    const { nodes, memberRates } = await holdUplines(tx)
    // `company` is the name of who stands above all of them in reports.
    if (id === 'company' || nodes.some((other) => other.id === id))
      throw new UsageError(`There is an upline ${id} already`)
    const { rowCount } = await tx.query('SELECT FROM member WHERE id = $1', [id])
    if (rowCount) throw new UsageError(`There is a member ${id} already`)
    requireSound(faultOf([...nodes, node], memberRates))
    await tx.query(
      `INSERT INTO upline (id, level, parent_id, position_percent, commission_rate, created_at)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, level, node.parent_id, node.position_percent, node.commission_rate, context.now()],
    )
  })
  return `${id} created`
}

type Changed = Partial<Pick<UplineNode, 'parent_id' | 'position_percent' | 'commission_rate'>>

async function change(
  id: string,
  action: string,
  changed: Changed,
  context: CommandContext,
): Promise<string> {
  await writtenDown(context, action, id, changed, async (tx) => {
    const { nodes, memberRates } = await holdUplines(tx)
    const old = nodes.find((one) => one.id === id)
    if (!old) throw new UsageError(`No upline ${id}`)
    if (changed.parent_id !== undefined && old.parent_id === null)
      throw new UsageError(`${id} is a shareholder: it has no parent`)
    const node = { ...old, ...changed }
    requireSound(
      faultOf(
        nodes.map((one) => (one === old ? node : one)),
        memberRates,
      ),
    )
    await tx.query(
      'UPDATE upline SET parent_id = $2, position_percent = $3, commission_rate = $4 WHERE id = $1',
      [id, node.parent_id, node.position_percent, node.commission_rate],
    )
    // Another parent brings other limits to every member below.
    if (changed.parent_id !== undefined) await tx.query(RAISE_PROFILES, [id])
  })
  return show(id, context)
}

function requireSound(fault: ChainFault | null): void {
  if (fault) throw new UsageError(wordsOf(fault))
}

function wordsOf(fault: ChainFault): string {
  switch (fault.fault) {
    case 'no such upline':
      return `No upline ${fault.id}`
    case 'not above':
      return `${fault.id} is not above ${fault.below}: ${UPLINE_LEVELS.join(' > ')}`
    case 'over 100 percent':
      return `The chain of ${fault.id} would take ${fault.sum} percent`
    case 'paid less than below':
      return `${fault.id} would be paid less than ${fault.below} below it`
  }
}

async function setContact(id: string, name: string, value: string, context: CommandContext): Promise<string> {
  const channel = channelNamed(name)
  await writtenDown(context, 'upline_contact', id, { channel, value }, async (tx) => {
    const { rows } = await tx.query<{ contacts: UplineContact[] }>(
      'SELECT contacts FROM upline WHERE id = $1 FOR UPDATE',
      [id],
    )
    if (!rows[0]) throw new UsageError(`No upline ${id}`)
    const contacts = JSON.stringify(withContact(rows[0].contacts, channel, value))
    await tx.query('UPDATE upline SET contacts = $2 WHERE id = $1', [id, contacts])
  })
  return show(id, context)
}

const BELOW = `
  SELECT u.id, u.level, u.position_percent, u.commission_rate, u.contacts,
    (SELECT count(*) FROM upline b WHERE b.parent_id = u.id)::int AS uplines,
    (SELECT count(*) FROM member m WHERE m.agent_id = u.id)::int AS members
  FROM upline u`

type Shown = Omit<UplineNode, 'parent_id'> & { uplines: number; members: number; contacts: UplineContact[] }

async function show(id: string | null, { database: { pool } }: CommandContext): Promise<string> {
  const { rows: own } = await pool.query<Shown>(`${BELOW} WHERE u.id = $1`, [id])
  if (id !== null && own.length === 0) throw new UsageError(`No upline ${id}`)
  const { rows: below } = await pool.query<Shown>(
    `${BELOW} WHERE u.parent_id IS NOT DISTINCT FROM $1 ORDER BY u.id`,
    [id],
  )
  return [...own.map(lineOf), ...below.map((row) => `  ${lineOf(row)}`)].join('\n')
}

const lineOf = ({
  id,
  level,
  position_percent,
  commission_rate,
  uplines,
  members,
  contacts,
}: Shown): string =>
  [
    `${id}: ${level}, position ${position_percent} %, commission ${commission_rate / 100} %`,
    `${uplines} uplines and ${members} members below`,
    ...contacts.map(({ channel, value }) => `${channel} ${value}`),
  ].join(', ')

/** @throws UsageError when there is none of this id */
export async function requireUpline(
  id: string,
  { database }: Pick<CommandContext, 'database'>,
): Promise<void> {
  const { rowCount } = await database.pool.query('SELECT FROM upline WHERE id = $1', [id])
  if (rowCount === 0) throw new UsageError(`No upline ${id}`)
}

/** For a member that is made: what has an id is a member or an upline. */
export async function requireNoUpline(tx: PoolClient, id: string): Promise<void> {
  const { rowCount } = await tx.query('SELECT FROM upline WHERE id = $1', [id])
  if (rowCount) throw new UsageError(`There is an upline ${id} already`)
}

/**
 * The agent of a member, and what each of them is paid, as they will be: the agent no less than the member. Null is a member
 * who is being made. What stays as it was is read here, where nobody else can change it meanwhile.
 */
export async function requireAgent(
  tx: PoolClient,
  member: { readonly id: string } | null,
  changed: { readonly agent?: string; readonly rate?: number },
): Promise<void> {
  const { nodes } = await holdUplines(tx)
  const { rows } = await tx.query<{ agent_id: string; commission_rate: number | null }>(
    'SELECT agent_id, commission_rate FROM member WHERE id = $1 FOR UPDATE',
    [member?.id ?? null],
  )
  const agent = changed.agent ?? rows[0]?.agent_id ?? ''
  const rate = changed.rate ?? rows[0]?.commission_rate ?? 0
  if (nodes.find((one) => one.id === agent)?.level !== 'agent') throw new UsageError(`No agent ${agent}`)
  requireSound(faultOf(nodes, new Map([[agent, rate]])))
}
