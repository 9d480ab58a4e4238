import { CONTACT_CHANNELS } from '@touchline/contracts/calls'
import { Command } from 'commander'
import { UPLINE_LEVELS } from '../../../src/modules/uplines'
import type { Run } from '../../command'
import { PAGE, type Paged } from '../../pages'
import { rateOf, wholePercentOf } from '../../percents'
import { changeUpline } from './change-upline'
import { setContact } from './contact'
import { createUpline } from './create-upline'
import { setCurrencies, showCurrencies } from './currencies'
import { showUpline } from './show'
import { showTree, type TreeOptions } from './tree'

/** The tree above the members: who is under whom, what each takes of wins and losses, what each is paid. */
export function upline(run: Run): Command {
  const command = new Command('upline').description(
    'the chain above the members: make, show, move, pay uplines',
  )
  command
    .command('show [upline]')
    .description('an upline with those right below it; without one the shareholders')
    .action((id: string | undefined) => run((context) => showUpline(id ?? null, context)))
  command
    .command('tree [upline]')
    .description('everybody below an upline, members too, with their states; without one the whole tree')
    .option('--state <state>', 'members of this state alone')
    .option(...PAGE)
    .action((id: string | undefined, options: TreeOptions & Paged) =>
      run((context) => showTree(id ?? null, options, context)),
    )
  command
    .command('create <upline> <level> <parent> <position> <commission>')
    .description(
      `one of ${UPLINE_LEVELS.join(', ')}, below a parent ("-" for a shareholder); percent of win and loss, percent of valid turnover`,
    )
    .action((id: string, level: string, parent: string, position: string, commission: string) =>
      run((context) => createUpline({ id, level, parent, position, commission }, context)),
    )
  command
    .command('move <upline> <parent>')
    .description('with everybody below it to another parent; open bets keep their terms')
    .action((id: string, parent: string) =>
      run((context) => changeUpline(id, 'upline_moved', { parent_id: parent }, context)),
    )
  command
    .command('position <upline> <percent>')
    .description("its part of the members' wins and losses, from the next bet on")
    .action((id: string, percent: string) =>
      run((context) =>
        changeUpline(id, 'upline_position', { position_percent: wholePercentOf(percent) }, context),
      ),
    )
  command
    .command('commission <upline> <percent>')
    .description('of valid turnover; what the level below is paid comes from it')
    .action((id: string, percent: string) =>
      run((context) => changeUpline(id, 'upline_commission', { commission_rate: rateOf(percent) }, context)),
    )
  command
    .command('currencies <upline> [currencies...]')
    .description(
      'in which members below it may play; with some it has those alone, with "-" those of the upline above, without any they are shown',
    )
    .action((id: string, currencies: string[]) =>
      run((context) =>
        currencies.length === 0 ? showCurrencies(id, context) : setCurrencies(id, currencies, context),
      ),
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
