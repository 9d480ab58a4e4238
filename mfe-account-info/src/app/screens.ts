import type { ScreenRow } from '@touchline/screens'
import { lazily } from '@touchline/ui/lazily'
import { SYSTEMS } from '../bets/domain/systems'
import { HELP_PAGE } from '../help/domain/help-address'
import { formWordsOf, outcomeWordsOf, wordsOf } from '../locales/words'
import { MESSAGES } from '../messages/domain/messages-address'
import { RULES_PAGE } from '../rules/domain/rules-address'
import { BET_LIST } from '../shared/domain/bet-list-view'
import { DRAWS } from '../shared/domain/draws-address'
import { RESULT_PATHS } from '../shared/domain/result-paths'
import { ROUNDS } from '../shared/domain/rounds-address'
import { STATEMENT } from '../statement/domain/statement'
import { betListScreen } from './bet-list-screen'

/** Results of all sports, and of families of sports with their own address. */
const resultsAt = (name: keyof typeof RESULT_PATHS) => ({
  path: RESULT_PATHS[name],
  words: outcomeWordsOf('results', 'draws'),
  load: async () => ({
    default: (await import(/* webpackChunkName: "results" */ './results-screen')).resultsScreen(name),
  }),
})

const credentialWords = formWordsOf('credentials')

/** The screens of the account area, in the order of its navigation. The bet list is what most visits come to. */
export const SCREENS: readonly ScreenRow[] = [
  { path: BET_LIST.path, title: 'area.betlist', screen: betListScreen },
  {
    path: STATEMENT.path,
    title: 'area.statement',
    words: wordsOf('statement'),
    load: () => import(/* webpackChunkName: "statement" */ './statement-screen'),
  },
  { ...resultsAt('all'), title: 'area.result' },
  {
    path: ROUNDS.path,
    title: 'area.rounds',
    words: wordsOf('rounds'),
    load: () => import(/* webpackChunkName: "rounds" */ './rounds-screen'),
  },
  {
    path: DRAWS.path,
    title: 'area.draws',
    words: wordsOf('draws'),
    load: () => import(/* webpackChunkName: "draws" */ './draws-screen'),
  },
  resultsAt('ef'),
  resultsAt('ng'),
  {
    path: SYSTEMS.path,
    title: 'area.systems',
    words: outcomeWordsOf('systems'),
    load: () => import(/* webpackChunkName: "systems" */ './systems-screen'),
  },
  {
    path: MESSAGES.path,
    title: 'area.messages',
    mark: lazily(async () => (await import('../messages/views/unread-mark')).UnreadMark),
    words: wordsOf('messages'),
    load: () => import(/* webpackChunkName: "messages" */ './messages-screen'),
  },
  {
    path: RULES_PAGE.path,
    title: 'area.rules',
    words: wordsOf('rules'),
    load: () => import(/* webpackChunkName: "rules" */ './rules-screen'),
  },
  {
    path: HELP_PAGE.path,
    title: 'area.help',
    words: wordsOf('help'),
    load: () => import(/* webpackChunkName: "help" */ './help-screen'),
  },
  {
    path: '/info/settings',
    title: 'area.settings',
    words: wordsOf('settings'),
    load: () => import(/* webpackChunkName: "settings" */ './settings-screen'),
  },
  // Of one kind: one file, with one file of words.
  {
    path: '/info/password',
    title: 'area.password',
    words: credentialWords,
    load: () => import(/* webpackChunkName: "credentials" */ './password-screen'),
  },
  {
    path: '/info/nickname',
    title: 'area.nickname',
    words: credentialWords,
    load: () => import(/* webpackChunkName: "credentials" */ './nickname-screen'),
  },
]
