import type { ErrorField, ErrorRow, Feedback, RefusalMeaning } from './feedback'

// Most rows are one of these; written once they leave room in the first file of the page.
const LOGOUT = { shown: 'logout' } as const
const FIELD = { shown: 'field' } as const
const DIALOG = { shown: 'dialog' } as const
const WARNING = { shown: 'warning' } as const
const SUCCESS = { shown: 'success' } as const
const SILENT = { shown: 'silent' } as const
const PASSWORD = { shown: 'field', field: 'password' } as const
const NICKNAME = { shown: 'field', field: 'nickname' } as const
const STAKE = { shown: 'field', field: 'stake', afterBet: 'edit' } as const
const UNCERTAIN = { shown: 'logged', afterBet: 'uncertain' } as const
const BROKEN = { shown: 'dialog', afterBet: 'uncertain', broke: true } as const
/** Of a bet that may be sent again when the player has changed something. */
const BET_EDIT = { shown: 'dialog', afterBet: 'edit' } as const

/**
 * Every code that a call can answer with, a row each. The code is the key of its text: `texts.ts` has it in English, the
 * words of `@touchline/ui` in other languages; neither is part of this file, which comes with the first file of the page.
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
  invalidBetAmount: STAKE,
  betOverMax: STAKE,
  betOverMaxPerMatch: STAKE,
  betOverMaxBet: STAKE,
  betOverMaxPayout: STAKE,
  betOverLimit: STAKE,
  betLowerMin: STAKE,
  minBetAmount: STAKE,
  changeStakeMin: { shown: 'field', afterBet: 'edit' },
  changeStakeMax: { shown: 'field', afterBet: 'edit' },
  invalidRoomPassword: { shown: 'field', field: 'pin' },
  roomPasswordRequired: { shown: 'field', field: 'pin' },
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
  requestTimeout: { ...UNCERTAIN, broke: true },
  loginLimit: { shown: 'logged' },
  timeoutError: UNCERTAIN,
  systemError: { ...UNCERTAIN, broke: true },
  insufficient_balance: { shown: 'logged', field: 'stake', afterBet: 'edit' },
  requestFailed: { shown: 'network', afterBet: 'uncertain' },
  connectionFailed: BROKEN,
  incompletedRequest: { shown: 'warning', afterBet: 'uncertain' },
  unableToGetBalanceAtTheMoment: WARNING,
  duplicate_debit_record: { shown: 'warning', afterBet: 'uncertain' },
  duplicate_credit_record: WARNING,
  SUSPEND: WARNING,
  suspend: WARNING,
  loginFailed: DIALOG,
  internalServerError: BROKEN,
  NoUserAccessRight: DIALOG,
  unauthenticatedUser: DIALOG,
  forbiddenAccess: DIALOG,
  dataError: BROKEN,
  somethingWrong: { shown: 'dialog', afterBet: 'uncertain' },
  memberWalletMissing: DIALOG,
  invalidInput: DIALOG,
  invalidAlgorithm: DIALOG,
  invalidSignature: DIALOG,
  originRefused: DIALOG,
  notFound: DIALOG,

  // Bets.
  oddsIsUpdating: BET_EDIT,
  oddsDisplayInvalid: BET_EDIT,
  invalidOddsBall: BET_EDIT,
  atLeastTwoMatchToBetParlay: BET_EDIT,
  atLeastThreeMatchToBetParlay: BET_EDIT,
  maxParlayTicket: BET_EDIT,
  matchHide: DIALOG,
  matchNotAllowBet: DIALOG,
  matchNotActive: DIALOG,
  '318': DIALOG,
  '311': DIALOG,
  '308': DIALOG,
  invalidBets: BET_EDIT,
  invalidBet: DIALOG,
  invalidBetType: DIALOG,
  invalidBetTeam: DIALOG,
  invalidOdds: DIALOG,
  '313': DIALOG,
  '314': DIALOG,
  '328': DIALOG,
  '340': DIALOG,
  invalidCurrency: DIALOG,
  currencyNotSupported: DIALOG,
  memberCommissionNotSetup: DIALOG,
  betTypeRequired: DIALOG,
  marketTypeRequired: DIALOG,
  invalidMarketType: DIALOG,
  marketTypeChanged: DIALOG,
  game_maintenance: DIALOG,
  betExists: { shown: 'dialog', afterBet: 'uncertain' },
  matchEnded: DIALOG,
  halfMatchEnded: DIALOG,
  resultStillProcess: DIALOG,
  result_exists: DIALOG,
  betKeyAbandoned: DIALOG,
  rejectedGoal: DIALOG,
  rejectedScore: DIALOG,
  rejectedPriceMoved: DIALOG,
  rejectedRedCard: DIALOG,
  rejectedDanger: DIALOG,
  rejectedSuspended: DIALOG,
  betNotExists: { shown: 'notice' },

  // Cash-out.
  cashoutAmountRequired: DIALOG,
  invalidCashoutAmount: DIALOG,
  invalidProviderCashOut: DIALOG,
  cashOutTimeRequired: DIALOG,
  invalidCashOutTime: DIALOG,
  betStatusRequired: DIALOG,
  invalidBetStatus: DIALOG,
  matchIdRequired: DIALOG,
  invalidMatchId: DIALOG,
  oddsBallRequired: DIALOG,
  placementBallRequired: DIALOG,
  invalidPlacementBall: DIALOG,
  oddsRequired: DIALOG,
  invalidCashOutOdds: DIALOG,
  teamRequired: DIALOG,
  invalidTeam: DIALOG,
  runningScoreRequired: DIALOG,
  invalidRunningScore: DIALOG,
  homeGivingRequired: DIALOG,
  invalidHomeGiving: DIALOG,

  // Products that a member may not use.
  liveCasinoDisabled: SILENT,
  lotteryDisabled: SILENT,
  MiniGameDisabled: SILENT,
  EsportsDisabled: DIALOG,
  tournamentDisabled: DIALOG,

  // Tournament rooms.
  roomFull: DIALOG,
  roomNotExists: DIALOG,
  roomEnded: DIALOG,
  roomEndedOrCancelled: DIALOG,
  roomClosed: DIALOG,
  roomClosedNotAllowed: DIALOG,
  roomExists: DIALOG,
  RoomExists: DIALOG,
  memberJoinedBefore: DIALOG,
  IPJoinedBefore: DIALOG,
  roomIsPublicFree: DIALOG,
  invalidRoom: DIALOG,
  invalidRoomRate: DIALOG,
  invalidRoomLimit: DIALOG,
  minRoomRate: DIALOG,
  maxRoomRate: DIALOG,
  minRoomLimit: DIALOG,
  maxRoomLimit: DIALOG,
  'createRoomFailed-1': DIALOG,
  'createRoomFailed-2': DIALOG,
  'createRoomFailed-3': DIALOG,
  'joinFailed-1': DIALOG,
  'joinFailed-2': DIALOG,
  liveMatchNotAllowed: DIALOG,
  tournamentLeagueExists: DIALOG,
  tournamentMatchExists: DIALOG,
  tournamentMatchesMin: DIALOG,
  tournamentMatchesMax: DIALOG,
  pointsOverLimit: DIALOG,
  matchChangeTime: DIALOG,

  // Records of the upline.
  agentIdRequired: DIALOG,
  masterIdRequired: DIALOG,
  seniorIdRequired: DIALOG,
  superSeniorIdRequired: DIALOG,
  shareholderIdRequired: DIALOG,
  agentCommissionRate: DIALOG,
  masterCommissionRate: DIALOG,
  seniorCommissionRate: DIALOG,
  superSeniorCommissionRate: DIALOG,
  shareholderCommissionRate: DIALOG,

  // Not only refusals.
  OK: SUCCESS,
  passwordChanged: SUCCESS,
  nicknameSet: SUCCESS,
  actionSucceeded: SUCCESS,
  actionFailed: DIALOG,
  olderVersion: { shown: 'notice' },
} as const satisfies Readonly<Record<string, ErrorRow>>

export type ErrorCode = keyof typeof ERRORS

/** By any code; a text that a server sent in place of a code has no row. */
const rowOf = (code: string): ErrorRow | undefined => (isErrorCode(code) ? ERRORS[code] : undefined)

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)

/** How a code, or a message that a server sent in its place, is shown: text with a space is shown as it is. */
export const feedbackOf = (code: string): Feedback => rowOf(code)?.shown ?? 'dialog'

/** What a code means as the answer to a bet. */
export const refusalMeaning = (code: string): RefusalMeaning => rowOf(code)?.afterBet ?? 'final'

/** The field that a code belongs to, where a form has it. */
export const errorFieldOf = (code: string): ErrorField | undefined => rowOf(code)?.field

/** Whether a code says that a server broke down, or that its answer is not what the contract says. */
export const isBreakdown = (code: string): boolean => rowOf(code)?.broke ?? false
