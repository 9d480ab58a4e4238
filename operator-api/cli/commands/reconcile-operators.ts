import type { Currency } from '@touchline/contracts/limits'
import { formatMoney } from '@touchline/rules'
import {
  compareOperatorBook,
  type OperatorClient,
  type OperatorDifference,
  OperatorFault,
} from '../../src/modules/wallet'
import { inColumns } from '../columns'
import type { CommandContext } from '../command'

const HEAD = ['key', 'problem', 'member', 'their amount', 'state', 'our amount', 'state']
const SHOWN_MAX = 100
const DAY_MS = 24 * 3_600_000

/** Books of operators on a day of GMT+8 against ours. */
export async function showOperatorBooks(day: string, context: CommandContext): Promise<string> {
  const clients = context.operatorClients()
  if (clients.length === 0) return 'No operator keeps wallets: OPERATOR_WALLETS names none'
  const from = Date.parse(`${day}T00:00:00+08:00`)
  const span = { from, to: from + DAY_MS }
  return (await Promise.all(clients.map((client) => bookOf(client, span, context)))).flat().join('\n')
}

async function bookOf(
  client: OperatorClient,
  span: { readonly from: number; readonly to: number },
  { database }: CommandContext,
): Promise<string[]> {
  const { id } = client
  try {
    const { movements, open, net, differences } = await compareOperatorBook(database, client, span)
    const sums = Object.entries(net).map(
      ([currency, minor]) => `${currency} ${formatMoney(minor, currency as Currency)}`,
    )
    const facts = `${movements} movements, ${open} pending, net to members ${sums.join(', ') || '0'}`
    if (differences.length === 0) return [`${id}: the books agree: ${facts}`]
    const rows = differences.slice(0, SHOWN_MAX).map(cellsOf)
    return [
      `${id}: ${differences.length} differences of ${facts}; amounts in minor units`,
      ...inColumns([HEAD, ...rows], 3),
    ]
  } catch (error) {
    if (!(error instanceof OperatorFault)) throw error
    return [`${id}: its book could not be read, ${error.message}`]
  }
}

const PROBLEMS = { missingHere: 'missing here', missingThere: 'missing there', differs: 'differs' } as const

function cellsOf({ key, problem, theirs, ours }: OperatorDifference): string[] {
  const of = (one: OperatorDifference['ours'] | OperatorDifference['theirs']) =>
    one ? [String(one.amount), one.state] : ['-', '-']
  return [key, PROBLEMS[problem], ours?.member ?? theirs?.member ?? '', ...of(theirs), ...of(ours)]
}
