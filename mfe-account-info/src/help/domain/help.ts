import { pathOfRule } from '@touchline/contracts/rules'
import { BET_LIST } from '../../shared/domain/bet-list-view'
import { RESULT_PATHS } from '../../shared/domain/result-paths'

/** Where an answer leads on: the key of its words below `help.more`, and the address. */
export type HelpLink = readonly [more: string, path: string]

const betList = (list: 'days' | 'pending'): string =>
  BET_LIST.pathOf({ list, kind: 'all', from: '', to: '', page: 1 })

/** Questions of players, in reading order. Texts are words: `help.<id>.title` and `.text`. */
export const HELP: Readonly<Record<string, readonly HelpLink[]>> = {
  betMissing: [
    ['betList', betList('pending')],
    ['rules', pathOfRule('general.key')],
  ],
  connection: [['betList', betList('days')]],
  priceMoved: [['rules', pathOfRule('odds.moved')]],
  betVoid: [
    ['results', `${RESULT_PATHS.all}?view=cancelled`],
    ['rules', pathOfRule('results.void')],
  ],
  suspended: [['rules', pathOfRule('general.account')]],
  password: [['password', '/info/password']],
}
export const HELP_IDS = Object.keys(HELP)
