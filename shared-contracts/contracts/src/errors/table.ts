import type { ErrorField, ErrorRow, Feedback, RefusalMeaning } from './feedback'
import type { ErrorCode } from './texts'

// Most rows are one of these; written once they leave room in the first file of the page.
const LOGOUT = { shown: 'logout' } as const
const FIELD = { shown: 'field' } as const
const WARNING = { shown: 'warning' } as const
const SUCCESS = { shown: 'success' } as const
const SILENT = { shown: 'silent' } as const
const PASSWORD = { shown: 'field', field: 'password' } as const
const NICKNAME = { shown: 'field', field: 'nickname' } as const
const STAKE = { shown: 'field', field: 'stake', afterBet: 'edit' } as const
const STAKE_MOVED = { shown: 'field', afterBet: 'edit' } as const
const PIN = { shown: 'field', field: 'pin' } as const
const UNCERTAIN = { shown: 'logged', afterBet: 'uncertain' } as const
const UNCERTAIN_BREAK = { ...UNCERTAIN, broke: true } as const
const UNCERTAIN_WARNING = { shown: 'warning', afterBet: 'uncertain' } as const
const BROKEN = { shown: 'dialog', afterBet: 'uncertain', broke: true } as const
/** Of a bet that may be sent again when the player has changed something. */
const BET_EDIT = { shown: 'dialog', afterBet: 'edit' } as const

/**
 * The codes that are more than an error dialog, and final after a bet: a row each. `texts.ts` has every code with its text; it
 * is no part of this file, which comes with the first file of the page.
 */
const ERRORS = {
  // They end the session wherever they come from.
  account_not_exists: LOGOUT,
  account_inactive: LOGOUT,
  memberInactive: LOGOUT,
  login_id_not_exists: LOGOUT,
  session_not_exists: LOGOUT,
  session_expired: LOGOUT,
  sessionExpired: LOGOUT,
  invalidSession: LOGOUT,
  accountIdRequired: LOGOUT,
  permission_denied: LOGOUT,
  BLOCK: LOGOUT,
  CLOSE: LOGOUT,
  FREEZE: LOGOUT,
  close: LOGOUT,
  freeze: LOGOUT,

  // A player can put them right in a field.
  usernameRequired: { shown: 'field', field: 'username' },
  passwordRequired: PASSWORD,
  invalid_password: PASSWORD,
  passwordsDoNotMatch: PASSWORD,
  passwordUnchanged: PASSWORD,
  passwordLength: PASSWORD,
  nicknameFormat: NICKNAME,
  new_login_id_exists: NICKNAME,
  secondary_account_exists: NICKNAME,
  tokenRequired: { shown: 'field', field: 'token' },
  betAmountRequired: STAKE,
  betAmountWhole: STAKE,
  invalidBetAmount: STAKE,
  betOverMax: STAKE,
  betOverMaxPerMatch: STAKE,
  betOverMaxBet: STAKE,
  betOverMaxPayout: STAKE,
  betOverLimit: STAKE,
  betLowerMin: STAKE,
  minBetAmount: STAKE,
  changeStakeMin: STAKE_MOVED,
  changeStakeMax: STAKE_MOVED,
  invalidRoomPassword: PIN,
  roomPasswordRequired: PIN,
  leagueRequired: { shown: 'field', field: 'league' },
  matchRequired: { shown: 'field', field: 'match' },
  fieldRequired: FIELD,
  fieldMinValue: FIELD,
  fieldMaxValue: FIELD,
  fieldMinLength: FIELD,
  fieldMaxLength: FIELD,
  fieldLettersOnly: FIELD,
  fieldLettersDigitsOnly: FIELD,
  fieldDigitsOnly: FIELD,
  fieldEmail: FIELD,
  fieldIpv4: FIELD,
  fieldSameAs: FIELD,
  fieldNotSameAs: FIELD,
  fieldUrl: FIELD,
  fieldLetterAndDigit: FIELD,
  fieldSelect: FIELD,
  termsRequired: { shown: 'field', field: 'terms' },

  // Requests, accounts and the wallet.
  requestLimit: { shown: 'logged', afterBet: 'edit' },
  requestProcessing: UNCERTAIN,
  requestPending: UNCERTAIN,
  requestTimeout: UNCERTAIN_BREAK,
  loginLimit: { shown: 'logged' },
  timeoutError: UNCERTAIN,
  systemError: UNCERTAIN_BREAK,
  insufficient_balance: { shown: 'logged', field: 'stake', afterBet: 'edit' },
  requestFailed: { shown: 'network', afterBet: 'uncertain' },
  connectionFailed: BROKEN,
  incompletedRequest: UNCERTAIN_WARNING,
  unableToGetBalanceAtTheMoment: WARNING,
  duplicate_debit_record: UNCERTAIN_WARNING,
  duplicate_credit_record: WARNING,
  SUSPEND: WARNING,
  suspend: WARNING,
  internalServerError: BROKEN,
  dataError: BROKEN,
  somethingWrong: { shown: 'dialog', afterBet: 'uncertain' },

  // Bets.
  oddsIsUpdating: BET_EDIT,
  oddsDisplayInvalid: BET_EDIT,
  invalidOddsBall: BET_EDIT,
  atLeastTwoMatchToBetParlay: BET_EDIT,
  atLeastThreeMatchToBetParlay: BET_EDIT,
  maxParlayTicket: BET_EDIT,
  invalidBets: BET_EDIT,
  game_maintenance: BET_EDIT,
  betExists: { shown: 'dialog', afterBet: 'uncertain' },
  betNotExists: { shown: 'notice' },

  // Products that a member may not use.
  liveCasinoDisabled: SILENT,
  lotteryDisabled: SILENT,
  MiniGameDisabled: SILENT,

  // Not only refusals.
  OK: SUCCESS,
  passwordChanged: SUCCESS,
  nicknameSet: SUCCESS,
  actionSucceeded: SUCCESS,
  olderVersion: { shown: 'notice' },
} as const satisfies Readonly<Partial<Record<ErrorCode, ErrorRow>>>

/** Whether there is more to know of a code than its text. */
export const hasErrorRow = (code: string): code is keyof typeof ERRORS => Object.hasOwn(ERRORS, code)

/** By any code; a text that a server sent in place of a code has no row either. */
const rowOf = (code: string): ErrorRow | undefined => (hasErrorRow(code) ? ERRORS[code] : undefined)

/** How a code, or a message that a server sent in its place, is shown: text with a space is shown as it is. */
export const feedbackOf = (code: string): Feedback => rowOf(code)?.shown ?? 'dialog'

/** The meaning of a code as the answer to a bet. */
export const refusalMeaning = (code: string): RefusalMeaning => rowOf(code)?.afterBet ?? 'final'

/** The field that a code belongs to, where a form has it. */
export const errorFieldOf = (code: string): ErrorField | undefined => rowOf(code)?.field

/** Whether a code says that a server broke down, or that its answer is not what the contract says. */
export const isBreakdown = (code: string): boolean => rowOf(code)?.broke ?? false
