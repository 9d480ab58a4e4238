import { Command } from 'commander'
import { CLOSABLE, closedAt, closingName, readClosings, wholeUntil } from '../../src/modules/session'
import { type CommandContext, type Run, writtenDown } from '../command'
import { minutesOf, momentText } from '../moment'
import { quoted } from '../quoted'
import { UsageError } from '../usage-error'

interface Scope {
  readonly product?: string
  readonly everyBrand?: boolean
}

/** Closes products and opens them again; every open page shows it. */
export function maintenance(run: Run): Command {
  const command = new Command('maintenance').description('closes what moves money, or a product')
  command
    .command('show')
    .description('what is closed, and until when')
    .action(() => run(show))
  scoped(command.command('on <minutes>'))
    .description('closed from now on, for so long')
    .action((minutes: string, scope: Scope) =>
      run(async (context) => {
        const until = context.now() + minutesOf(minutes)
        await set('on', until, scope, context)
        return show(context)
      }),
    )
  scoped(command.command('off'))
    .description('open again at once')
    .action((scope: Scope) =>
      run(async (context) => {
        await set('off', 0, scope, context)
        return show(context)
      }),
    )
  return command
}

const scoped = (command: Command): Command =>
  command
    .option('--product <product>', `this one alone: ${CLOSABLE.join(', ')}`)
    .option('--every-brand', 'not of one brand alone')

/** Products that members of the brand find closed, by any command. */
async function show({ database, brand, now }: CommandContext): Promise<string> {
  const closings = await readClosings(database)
  const whole = wholeUntil(closings, brand, now())
  // While all of it is closed those products alone are worth a word that stay closed behind it.
  const closed = Object.entries(closedAt(closings, brand, now())).filter(([, until]) => until > (whole ?? 0))
  const lines = closed.map(([product, until]) => `${product} ${untilText(until)}`).join(', ')
  if (whole !== null)
    return `maintenance of ${brand} ${untilText(whole)}${lines === '' ? '' : `; longer: ${lines}`}`
  return lines === '' ? `no maintenance of ${brand}` : `maintenance of ${brand}: ${lines}`
}

const untilText = (until: number): string => `until ${momentText(until)} (GMT+8)`

async function set(
  what: 'on' | 'off',
  until: number,
  { product, everyBrand }: Scope,
  context: CommandContext,
): Promise<void> {
  if (product !== undefined && !CLOSABLE.some((known) => known === product))
    throw new UsageError(`No product ${quoted(product)}: one of ${CLOSABLE.join(', ')}`)
  if (everyBrand && product !== undefined)
    throw new UsageError('A product is closed at one brand: leave out --every-brand or --product')
  const brand = everyBrand ? null : context.brand
  const closing = { until, ...(brand !== null && { brand }), ...(product !== undefined && { product }) }
  await writtenDown(context, 'maintenance', what, closing, (tx) =>
    tx.query(
      `INSERT INTO operator_setting (name, value) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [closingName(brand, product ?? null), JSON.stringify(closing)],
    ),
  )
}
