import { CURRENCIES, LIMITS } from '@touchline/contracts/limits'
import { SWITCHABLE } from '@touchline/contracts/products'
import { LIMITED_KINDS } from '@touchline/contracts/session'
import { Command } from 'commander'
import { ACCOUNT_STATES, COMMISSION_GROUPS } from '../../../src/modules/uplines'
import type { Run } from '../../command'
import { KEY, type Keyed } from '../../pay-member'
import { setState } from '../suspend'
import { createMember } from './create-member'
import { setLimit } from './limit'
import { showLimits } from './limits'
import { adjust, moveMoney } from './money'
import { moveMember } from './move-member'
import { resetPassword } from './password'
import { switchProduct } from './product'
import { setCommission } from './set-commission'
import { setCurrency } from './set-currency'
import { setGroup } from './set-group'
import { showMember } from './show'
import { makeToken } from './token'
import { showUplines } from './uplines'

const { min, max } = LIMITS.password

/** Members and their money. */
export function account(run: Run): Command {
  const command = new Command('account').description(
    'members: make, show, move, bound, pay, suspend them; their money; limits of uplines too',
  )
  command
    .command('show <member>')
    .description('state, upline, balance, commission, and what is switched off')
    .action((member: string) => run((context) => showMember(member, context)))
  command
    .command('uplines <member>')
    .description('the chain above a member, from its agent to the shareholder')
    .action((member: string) => run((context) => showUplines(member, context)))
  command
    .command('limits <owner> [currency]')
    .description(
      'what a member or an upline allows, what those above it do, and what holds for all; of an upline the currency is said',
    )
    .action((owner: string, currency: string | undefined) =>
      run((context) => showLimits(owner, currency, context)),
    )
  command
    .command('create <member> <currency> <agent>')
    .description('a new member of an agent, with a password that is made and printed')
    .option(
      '--password-stdin',
      `the password is the first line of standard input, ${min} to ${max} characters, and is not printed`,
    )
    .option('--operator <id>', 'the operator of OPERATOR_WALLETS that keeps the wallet of this member')
    .action(
      (
        name: string,
        currency: string,
        agent: string,
        { passwordStdin, operator }: { passwordStdin?: boolean; operator?: string },
      ) => run((context) => createMember({ name, currency, agent, passwordStdin, operator }, context)),
    )
  command
    .command('state <member> <state>')
    .description(
      `one of ${ACCOUNT_STATES.join(', ')}; suspend lets look and not touch, those after it log the member out`,
    )
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
        run((context) => moveMoney({ member, amount, key }, sign, context)),
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
      run((context) => adjust({ member, amount, key }, reason, context)),
    )
  command
    .command('move <member> <agent>')
    .description('to another agent; open bets keep their terms')
    .action((member: string, agent: string) => run((context) => moveMember(member, agent, context)))
  command
    .command('commission <member> <percent>')
    .description('of valid turnover, at most what the agent is paid')
    .action((member: string, percent: string) => run((context) => setCommission(member, percent, context)))
  command
    .command('group <member> <group>')
    .description(
      `commission group, one of ${COMMISSION_GROUPS.join(', ')}: the spread of its prices, as PRICING has it`,
    )
    .action((member: string, group: string) => run((context) => setGroup(member, group, context)))
  command
    .command('currency <member> <currency>')
    .description(
      `another currency for a member with whom no money has moved yet: ${CURRENCIES.join(', ')}, of those that brand and uplines have`,
    )
    .action((member: string, currency: string) => run((context) => setCurrency(member, currency, context)))
  command
    .command('product <member> <product> <switch>')
    .description(`on or off: ${SWITCHABLE.join(', ')}`)
    .action((member: string, product: string, wanted: string) =>
      run((context) => switchProduct({ name: member, product, wanted }, context)),
    )
  command
    .command('password <member>')
    .description('a new password, which is printed; whoever is logged in is logged out')
    .action((member: string) => run((context) => resetPassword(member, context)))
  command
    .command('limit <owner> <currency> <key> <amounts...>')
    .description(
      `a limit of a member or an upline, by a key: * for everything, <sport> (1 is football), <sport>:<bet type>, <kind> (${LIMITED_KINDS.join(', ')}) or <kind>:<sport>; the amounts are least stake, highest stake, highest payout, most at risk on a match; "-" in their place takes it away`,
    )
    .action((owner: string, currency: string, key: string, bounds: string[]) =>
      run((context) => setLimit({ owner, currency, key, bounds }, context)),
    )
  command
    .command('token <member>')
    .description('a launch token, for two minutes and one login')
    .action((member: string) => run((context) => makeToken(member, context)))
  return command
}
