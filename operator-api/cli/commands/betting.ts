import { SPORTS } from '@touchline/contracts/odds'
import { Command } from 'commander'
import { readStops, stopName } from '../../src/modules/odds'
import { type CommandContext, type Run, writtenDown } from '../command'
import { momentText } from '../moment'
import { quoted } from '../quoted'
import { UsageError } from '../usage-error'
import { setState } from './suspend'

interface Scope {
  readonly sport?: string
  readonly match?: string
  readonly member?: string
}

/** Stops bets and cash-outs within a second, and lets them go on: all of them, of a sport, of a match, or of a member. */
export function betting(run: Run): Command {
  const command = new Command('betting').description('stops bets and cash-outs within a second')
  command
    .command('show')
    .description('what is stopped, why, and by whom')
    .action(() => run(show))
  scoped(command.command('stop <why...>'))
    .description('no bet is taken from now on; nothing named stops all of them')
    .action((why: string[], scope: Scope) => run((context) => stop(why.join(' '), scope, context)))
  scoped(command.command('open [why...]'))
    .description('bets are taken again')
    .action((why: string[], scope: Scope) => run((context) => open(why.join(' '), scope, context)))
  return command
}

const scoped = (command: Command): Command =>
  command
    .option('--sport <sport>', 'id or name of the sport')
    .option('--match <id>', 'id of the match, with its corners and bookings')
    .option('--member <member>', 'a member of the brand: may look and not touch')

async function show({ database }: CommandContext): Promise<string> {
  const stops = await readStops(database)
  if (stops.length === 0) return 'no bets are stopped'
  return stops
    .map((stop) => `${scopeText(stop)} since ${momentText(stop.at)} (GMT+8) by ${stop.by}: ${stop.why}`)
    .join('\n')
}

async function stop(why: string, scope: Scope, context: CommandContext): Promise<string> {
  if (scope.member !== undefined) return setState(onlyMember(scope), 'suspend', context)
  const named = namedBy(scope)
  if (named.match !== undefined) await knownMatch(named.match, context)
  const value = { ...named, why, by: context.actor, at: context.now() }
  await writtenDown(context, 'betting stop', scopeText(named), value, (tx) =>
    tx.query(
      `INSERT INTO operator_setting (name, value) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [stopName(named), JSON.stringify(value)],
    ),
  )
  return show(context)
}

/** @throws UsageError for a match that the feed never named */
async function knownMatch(match: number, { database }: CommandContext): Promise<void> {
  const { rows } = await database.pool.query('SELECT FROM fixture WHERE id = $1', [match])
  if (rows.length === 0) throw new UsageError(`No match ${quoted(String(match))}`)
}

async function open(why: string, scope: Scope, context: CommandContext): Promise<string> {
  if (scope.member !== undefined) return setState(onlyMember(scope), 'open', context)
  const named = namedBy(scope)
  const isStopped = (await readStops(context.database)).some((stop) => stopName(stop) === stopName(named))
  if (!isStopped) throw new UsageError(`${scopeText(named)}: not stopped`)
  await writtenDown(context, 'betting open', scopeText(named), why ? { ...named, why } : named, (tx) =>
    tx.query('DELETE FROM operator_setting WHERE name = $1', [stopName(named)]),
  )
  return show(context)
}

function onlyMember({ member = '', sport, match }: Scope): string {
  if (sport !== undefined || match !== undefined)
    throw new UsageError('Name a member, a sport or a match, not several')
  return member
}

function namedBy({ sport, match }: Scope): { readonly sport?: number; readonly match?: number } {
  if (sport !== undefined && match !== undefined) throw new UsageError('Name a sport or a match, not both')
  if (match !== undefined) {
    if (!/^[1-9]\d{0,14}$/.test(match)) throw new UsageError(`No match ${quoted(match)}`)
    return { match: Number(match) }
  }
  if (sport === undefined) return {}
  const known = SPORTS.find(({ key }) => key === sport)?.id ?? Number(sport)
  // Special sports have ids alone.
  if (!Number.isInteger(known) || known < 1 || known > 999)
    throw new UsageError(
      `No sport ${quoted(sport)}: an id, or one of ${SPORTS.map(({ key }) => key).join(', ')}`,
    )
  return { sport: known }
}

const scopeText = ({ sport, match }: { readonly sport?: number; readonly match?: number }): string => {
  if (sport !== undefined) return `sport ${SPORTS.find(({ id }) => id === sport)?.key ?? sport}`
  return match === undefined ? 'all bets' : `match ${match}`
}
