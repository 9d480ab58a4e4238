import type { IconName } from '@touchline/ui'

/** A page of the account area in the account menu. */
interface AccountPage {
  readonly path: string
  readonly icon: IconName
  /** Key of its name. */
  readonly name: string
  /** Offered in a window beside the board. */
  readonly hasWindow?: boolean
}

/** Pages of the account area, in the order of its navigation. */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { path: '/info/betlist', icon: 'bets', name: 'account.betlist', hasWindow: true },
  { path: '/info/statement', icon: 'slip', name: 'account.statement', hasWindow: true },
  { path: '/info/result', icon: 'check', name: 'account.result', hasWindow: true },
  { path: '/info/rounds', icon: 'games', name: 'account.rounds' },
  { path: '/info/draws', icon: 'clock', name: 'account.draws' },
  { path: '/info/sysparlay', icon: 'plus', name: 'account.systems' },
  { path: '/info/message', icon: 'mail', name: 'messages.title' },
  { path: '/info/rules', icon: 'question', name: 'account.rules', hasWindow: true },
  { path: '/info/help', icon: 'info', name: 'account.help' },
  { path: '/info/settings', icon: 'filter', name: 'account.settings' },
  { path: '/info/password', icon: 'lock', name: 'account.password' },
  { path: '/info/nickname', icon: 'account', name: 'account.nickname' },
]
