/**
 * What a player sees of a code:
 * `logout` a warning (an error dialog when already out) and the session ends; `logged` only logged, a dialog when
 * asked for; `network` the network state becomes failed; `notice` a Notice dialog; `dialog` an error dialog;
 * `warning` dialog or warning, as the caller says; `silent` nothing; `success` a toast; `field` next to the field it is
 * about by a caller that is quiet, else an error dialog.
 */
export const FEEDBACK = [
  'logout',
  'logged',
  'network',
  'notice',
  'dialog',
  'warning',
  'silent',
  'success',
  'field',
] as const
export type Feedback = (typeof FEEDBACK)[number]

/**
 * What a refusal of a bet means. `edit`: the player can change something and press again. `uncertain`: the server does not
 * say that nothing was placed, so the bet is asked for by its key. `final`: it does not stand.
 */
export type RefusalMeaning = 'edit' | 'uncertain' | 'final'

/** A field of a form, by what is entered there. */
export type ErrorField =
  | 'username'
  | 'password'
  | 'nickname'
  | 'token'
  | 'stake'
  | 'pin'
  | 'league'
  | 'match'
  | 'terms'

/** What there is to know of a code. */
interface ErrorRow {
  readonly shown: Feedback
  /** Where it belongs on a form that has this field. */
  readonly field?: ErrorField
  /** What it means as the answer to a bet; `final` when it says nothing. */
  readonly afterBet?: Exclude<RefusalMeaning, 'final'>
  /** A server broke down, or an answer is not what the contract says: counts for the version that asked. */
  readonly broke?: true
}

/**
 * Every code that a call can answer with, a row each. The code is the key of its text: `texts.ts` has it in English, the
 * words of `@touchline/ui` in other languages; neither is part of this file, which comes with the first file of the page.
 */
const ERRORS = {
  // They end the session wherever they come from.
  account_not_exists: { shown: 'logout' },
  account_inactive: { shown: 'logout' },
  memberInactive: { shown: 'logout' },
  login_id_not_exists: { shown: 'logout' },
  session_not_exists: { shown: 'logout' },
  session_expired: { shown: 'logout' },
  sessionExpired: { shown: 'logout' },
  invalidSession: { shown: 'logout' },
  accountIdRequired: { shown: 'logout' },
  permission_denied: { shown: 'logout' },
  BLOCK: { shown: 'logout' },
  CLOSE: { shown: 'logout' },
  FREEZE: { shown: 'logout' },
  close: { shown: 'logout' },
  freeze: { shown: 'logout' },

  // A player can put them right in a field.
  usernameRequired: { shown: 'field', field: 'username' },
  passwordRequired: { shown: 'field', field: 'password' },
  invalid_password: { shown: 'field', field: 'password' },
  passwordsDoNotMatch: { shown: 'field', field: 'password' },
  passwordUnchanged: { shown: 'field', field: 'password' },
  passwordLength: { shown: 'field', field: 'password' },
  nicknameFormat: { shown: 'field', field: 'nickname' },
  new_login_id_exists: { shown: 'field', field: 'nickname' },
  secondary_account_exists: { shown: 'field', field: 'nickname' },
  tokenRequired: { shown: 'field', field: 'token' },
  betAmountRequired: { shown: 'field', field: 'stake', afterBet: 'edit' },
  invalidBetAmount: { shown: 'field', field: 'stake', afterBet: 'edit' },
  betOverMax: { shown: 'field', field: 'stake', afterBet: 'edit' },
  betOverMaxPerMatch: { shown: 'field', field: 'stake', afterBet: 'edit' },
  betOverMaxBet: { shown: 'field', field: 'stake', afterBet: 'edit' },
  betOverMaxPayout: { shown: 'field', field: 'stake', afterBet: 'edit' },
  betOverLimit: { shown: 'field', field: 'stake', afterBet: 'edit' },
  betLowerMin: { shown: 'field', field: 'stake', afterBet: 'edit' },
  minBetAmount: { shown: 'field', field: 'stake', afterBet: 'edit' },
  changeStakeMin: { shown: 'field', afterBet: 'edit' },
  changeStakeMax: { shown: 'field', afterBet: 'edit' },
  invalidRoomPassword: { shown: 'field', field: 'pin' },
  roomPasswordRequired: { shown: 'field', field: 'pin' },
  leagueRequired: { shown: 'field', field: 'league' },
  matchRequired: { shown: 'field', field: 'match' },
  fieldRequired: { shown: 'field' },
  fieldMinValue: { shown: 'field' },
  fieldMaxValue: { shown: 'field' },
  fieldMinLength: { shown: 'field' },
  fieldMaxLength: { shown: 'field' },
  fieldLettersOnly: { shown: 'field' },
  fieldLettersDigitsOnly: { shown: 'field' },
  fieldDigitsOnly: { shown: 'field' },
  fieldEmail: { shown: 'field' },
  fieldIpv4: { shown: 'field' },
  fieldSameAs: { shown: 'field' },
  fieldNotSameAs: { shown: 'field' },
  fieldUrl: { shown: 'field' },
  fieldLetterAndDigit: { shown: 'field' },
  fieldSelect: { shown: 'field' },
  termsRequired: { shown: 'field', field: 'terms' },

  // Requests, accounts and the wallet.
  requestLimit: { shown: 'logged', afterBet: 'edit' },
  requestProcessing: { shown: 'logged', afterBet: 'uncertain' },
  requestPending: { shown: 'logged', afterBet: 'uncertain' },
  requestTimeout: { shown: 'logged', afterBet: 'uncertain', broke: true },
  loginLimit: { shown: 'logged' },
  timeoutError: { shown: 'logged', afterBet: 'uncertain' },
  systemError: { shown: 'logged', afterBet: 'uncertain', broke: true },
  insufficient_balance: { shown: 'logged', field: 'stake', afterBet: 'edit' },
  requestFailed: { shown: 'network', afterBet: 'uncertain' },
  connectionFailed: { shown: 'dialog', afterBet: 'uncertain', broke: true },
  incompletedRequest: { shown: 'warning', afterBet: 'uncertain' },
  unableToGetBalanceAtTheMoment: { shown: 'warning' },
  duplicate_debit_record: { shown: 'warning', afterBet: 'uncertain' },
  duplicate_credit_record: { shown: 'warning' },
  SUSPEND: { shown: 'warning' },
  suspend: { shown: 'warning' },
  loginFailed: { shown: 'dialog' },
  internalServerError: { shown: 'dialog', afterBet: 'uncertain', broke: true },
  NoUserAccessRight: { shown: 'dialog' },
  unauthenticatedUser: { shown: 'dialog' },
  forbiddenAccess: { shown: 'dialog' },
  dataError: { shown: 'dialog', afterBet: 'uncertain', broke: true },
  somethingWrong: { shown: 'dialog', afterBet: 'uncertain' },
  memberWalletMissing: { shown: 'dialog' },
  invalidInput: { shown: 'dialog' },
  invalidAlgorithm: { shown: 'dialog' },
  invalidSignature: { shown: 'dialog' },
  originRefused: { shown: 'dialog' },
  notFound: { shown: 'dialog' },

  // Bets.
  oddsIsUpdating: { shown: 'dialog', afterBet: 'edit' },
  oddsDisplayInvalid: { shown: 'dialog', afterBet: 'edit' },
  invalidOddsBall: { shown: 'dialog', afterBet: 'edit' },
  atLeastTwoMatchToBetParlay: { shown: 'dialog', afterBet: 'edit' },
  atLeastThreeMatchToBetParlay: { shown: 'dialog', afterBet: 'edit' },
  maxParlayTicket: { shown: 'dialog', afterBet: 'edit' },
  matchHide: { shown: 'dialog' },
  matchNotAllowBet: { shown: 'dialog' },
  matchNotActive: { shown: 'dialog' },
  '318': { shown: 'dialog' },
  '311': { shown: 'dialog' },
  '308': { shown: 'dialog' },
  invalidBets: { shown: 'dialog', afterBet: 'edit' },
  invalidBet: { shown: 'dialog' },
  invalidBetType: { shown: 'dialog' },
  invalidBetTeam: { shown: 'dialog' },
  invalidOdds: { shown: 'dialog' },
  '313': { shown: 'dialog' },
  '314': { shown: 'dialog' },
  '328': { shown: 'dialog' },
  '340': { shown: 'dialog' },
  invalidCurrency: { shown: 'dialog' },
  currencyNotSupported: { shown: 'dialog' },
  memberCommissionNotSetup: { shown: 'dialog' },
  betTypeRequired: { shown: 'dialog' },
  marketTypeRequired: { shown: 'dialog' },
  invalidMarketType: { shown: 'dialog' },
  marketTypeChanged: { shown: 'dialog' },
  game_maintenance: { shown: 'dialog' },
  betExists: { shown: 'dialog', afterBet: 'uncertain' },
  matchEnded: { shown: 'dialog' },
  halfMatchEnded: { shown: 'dialog' },
  resultStillProcess: { shown: 'dialog' },
  result_exists: { shown: 'dialog' },
  betKeyAbandoned: { shown: 'dialog' },
  rejectedGoal: { shown: 'dialog' },
  rejectedScore: { shown: 'dialog' },
  rejectedPriceMoved: { shown: 'dialog' },
  rejectedRedCard: { shown: 'dialog' },
  rejectedDanger: { shown: 'dialog' },
  rejectedSuspended: { shown: 'dialog' },
  betNotExists: { shown: 'notice' },

  // Cash-out.
  cashoutAmountRequired: { shown: 'dialog' },
  invalidCashoutAmount: { shown: 'dialog' },
  invalidProviderCashOut: { shown: 'dialog' },
  cashOutTimeRequired: { shown: 'dialog' },
  invalidCashOutTime: { shown: 'dialog' },
  betStatusRequired: { shown: 'dialog' },
  invalidBetStatus: { shown: 'dialog' },
  matchIdRequired: { shown: 'dialog' },
  invalidMatchId: { shown: 'dialog' },
  oddsBallRequired: { shown: 'dialog' },
  placementBallRequired: { shown: 'dialog' },
  invalidPlacementBall: { shown: 'dialog' },
  oddsRequired: { shown: 'dialog' },
  invalidCashOutOdds: { shown: 'dialog' },
  teamRequired: { shown: 'dialog' },
  invalidTeam: { shown: 'dialog' },
  runningScoreRequired: { shown: 'dialog' },
  invalidRunningScore: { shown: 'dialog' },
  homeGivingRequired: { shown: 'dialog' },
  invalidHomeGiving: { shown: 'dialog' },

  // Products that a member may not use.
  liveCasinoDisabled: { shown: 'silent' },
  lotteryDisabled: { shown: 'silent' },
  MiniGameDisabled: { shown: 'silent' },
  EsportsDisabled: { shown: 'dialog' },
  tournamentDisabled: { shown: 'dialog' },

  // Tournament rooms.
  roomFull: { shown: 'dialog' },
  roomNotExists: { shown: 'dialog' },
  roomEnded: { shown: 'dialog' },
  roomEndedOrCancelled: { shown: 'dialog' },
  roomClosed: { shown: 'dialog' },
  roomClosedNotAllowed: { shown: 'dialog' },
  roomExists: { shown: 'dialog' },
  RoomExists: { shown: 'dialog' },
  memberJoinedBefore: { shown: 'dialog' },
  IPJoinedBefore: { shown: 'dialog' },
  roomIsPublicFree: { shown: 'dialog' },
  invalidRoom: { shown: 'dialog' },
  invalidRoomRate: { shown: 'dialog' },
  invalidRoomLimit: { shown: 'dialog' },
  minRoomRate: { shown: 'dialog' },
  maxRoomRate: { shown: 'dialog' },
  minRoomLimit: { shown: 'dialog' },
  maxRoomLimit: { shown: 'dialog' },
  'createRoomFailed-1': { shown: 'dialog' },
  'createRoomFailed-2': { shown: 'dialog' },
  'createRoomFailed-3': { shown: 'dialog' },
  'joinFailed-1': { shown: 'dialog' },
  'joinFailed-2': { shown: 'dialog' },
  liveMatchNotAllowed: { shown: 'dialog' },
  tournamentLeagueExists: { shown: 'dialog' },
  tournamentMatchExists: { shown: 'dialog' },
  tournamentMatchesMin: { shown: 'dialog' },
  tournamentMatchesMax: { shown: 'dialog' },
  pointsOverLimit: { shown: 'dialog' },
  matchChangeTime: { shown: 'dialog' },

  // Records of the upline.
  agentIdRequired: { shown: 'dialog' },
  masterIdRequired: { shown: 'dialog' },
  seniorIdRequired: { shown: 'dialog' },
  superSeniorIdRequired: { shown: 'dialog' },
  shareholderIdRequired: { shown: 'dialog' },
  agentCommissionRate: { shown: 'dialog' },
  masterCommissionRate: { shown: 'dialog' },
  seniorCommissionRate: { shown: 'dialog' },
  superSeniorCommissionRate: { shown: 'dialog' },
  shareholderCommissionRate: { shown: 'dialog' },

  // Not only refusals.
  OK: { shown: 'success' },
  passwordChanged: { shown: 'success' },
  nicknameSet: { shown: 'success' },
  actionSucceeded: { shown: 'success' },
  actionFailed: { shown: 'dialog' },
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
