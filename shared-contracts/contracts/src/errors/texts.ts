import type { Feedback } from './feedback'
import { type ErrorCode, feedbackOf } from './table'

const EXPIRED = 'Session expired! Please login again to continue...'
const DENIED = 'Permission denied! Please contact your upline to continue...'
const UPDATING = 'Please wait a moment while odds is updating...'
const NO_MATCH = 'This match is not available.'
const NO_MARKET = 'This market is not available.'
const STAKE_HIGH = 'Your stake exceeds the max stake.'
const PAYOUT_HIGH = 'Your stake exceeds the max payout.'
const STAKE_LOW = 'Your stake less than the min stake.'
const AGAIN = 'Something went wrong. Please try again.'

/** Codes that end the session wherever they come from. */
const SESSION = {
  account_not_exists: 'Account does not exist.',
  account_inactive: 'Account is inactive. Please contact your upline.',
  memberInactive: 'Account is inactive. Please contact your upline.',
  login_id_not_exists: 'Login ID does not exist.',
  session_not_exists: EXPIRED,
  session_expired: EXPIRED,
  sessionExpired: EXPIRED,
  invalidSession: EXPIRED,
  accountIdRequired: EXPIRED,
  permission_denied: DENIED,
  BLOCK: 'Account is blocked. Please contact your upline.',
  CLOSE: 'Account is closed. Please contact your upline.',
  FREEZE: 'Account is frozen. Please contact your upline.',
  close: 'Account is closed. Please contact your upline.',
  freeze: 'Account is frozen. Please contact your upline.',
}

/** Refusals of a kind that a player can put right in the field they stand next to. */
const FIELD = {
  usernameRequired: 'Username is required!',
  passwordRequired: 'Password is required!',
  invalid_password: 'Invalid password.',
  passwordsDoNotMatch: 'Passwords do not match!',
  passwordUnchanged: 'Current and new password must differ.',
  passwordLength: 'Password must have 6 to 10 characters.',
  nicknameFormat: 'Nickname must have 6 to 15 letters or digits.',
  new_login_id_exists: 'Invalid nickname, please try to set different nickname.',
  secondary_account_exists: 'Your nickname already created.',
  tokenRequired: 'Token is required!',
  betAmountRequired: 'Stake is required!',
  invalidBetAmount: 'Invalid stake.',
  betOverMax: STAKE_HIGH,
  betOverMaxPerMatch: 'Your stake exceeds the max stake per match.',
  betOverMaxBet: STAKE_HIGH,
  betOverMaxPayout: PAYOUT_HIGH,
  betOverLimit: 'Your stake exceeds the limit.',
  betLowerMin: STAKE_LOW,
  minBetAmount: STAKE_LOW,
  changeStakeMin: 'Stake adjusted to the min stake.',
  changeStakeMax: 'Stake adjusted to the max stake.',
  invalidRoomPassword: 'Invalid PIN Code. PIN code must be 6 digit numbers.',
  roomPasswordRequired: 'PIN code is required!',
  leagueRequired: 'At least 1 league must be selected.',
  matchRequired: 'At least 1 match must be selected.',
  fieldRequired: 'This field is required.',
  fieldMinValue: 'The value is too small.',
  fieldMaxValue: 'The value is too large.',
  fieldMinLength: 'The text is too short.',
  fieldMaxLength: 'The text is too long.',
  fieldLettersOnly: 'Letters only.',
  fieldLettersDigitsOnly: 'Letters and digits only.',
  fieldDigitsOnly: 'Digits only.',
  fieldEmail: 'A valid e-mail is required.',
  fieldIpv4: 'A valid IPv4 address is required.',
  fieldSameAs: 'The fields must be the same.',
  fieldNotSameAs: 'The fields must not be the same.',
  fieldUrl: 'A valid URL is required.',
  fieldLetterAndDigit: 'A letter and a digit are required.',
  fieldSelect: 'Select an option.',
  termsRequired: 'Please accept the terms.',
}

const REQUEST = {
  requestLimit: 'You have request too frequent.',
  requestProcessing: 'Your request is being processed.',
  requestPending: 'Your request is pending.',
  requestTimeout: 'Your request took too long.',
  loginLimit: 'You have login too frequent, please try again after 1 minute...',
  timeoutError: 'Your request took too long.',
  systemError: 'System error. Please try again later.',
  insufficient_balance: 'Insufficient Balance',
  requestFailed: 'Your connection unstable. Please check your connection and try again.',
  connectionFailed: 'The operator did not answer. Please try again.',
  incompletedRequest: 'Incomplete request.',
  unableToGetBalanceAtTheMoment: 'Unable to get balance at the moment.',
  duplicate_debit_record: UPDATING,
  duplicate_credit_record: AGAIN,
  SUSPEND: 'Account is suspended: you can look, but not bet.',
  suspend: 'Account is suspended: you can look, but not bet.',
  loginFailed: 'Login failed, please try again later...',
  internalServerError: 'System error. Please try again later.',
  NoUserAccessRight: DENIED,
  unauthenticatedUser: DENIED,
  forbiddenAccess: DENIED,
  dataError: AGAIN,
  somethingWrong: AGAIN,
  memberWalletMissing: 'Member wallet is missing.',
  invalidInput: 'Invalid input.',
  invalidAlgorithm: AGAIN,
  invalidSignature: 'Invalid signature.',
  originRefused: DENIED,
  notFound: 'Not found.',
}

const BET = {
  oddsIsUpdating: UPDATING,
  oddsDisplayInvalid: UPDATING,
  invalidOddsBall: UPDATING,
  atLeastTwoMatchToBetParlay: 'At least mix 2 matches to bet in parlay.',
  atLeastThreeMatchToBetParlay: 'At least mix 3 matches to bet in parlay.',
  maxParlayTicket: 'Reach maximum ticket per parlay!',
  matchHide: NO_MATCH,
  matchNotAllowBet: NO_MATCH,
  matchNotActive: NO_MATCH,
  '318': NO_MATCH,
  '311': NO_MATCH,
  '308': NO_MATCH,
  invalidBets: NO_MARKET,
  invalidBet: NO_MARKET,
  invalidBetType: NO_MARKET,
  invalidBetTeam: NO_MARKET,
  invalidOdds: NO_MARKET,
  '313': NO_MARKET,
  '314': NO_MARKET,
  '328': NO_MARKET,
  '340': NO_MARKET,
  invalidCurrency: 'Invalid currency.',
  currencyNotSupported: 'Currency is not supported.',
  memberCommissionNotSetup: 'Commission is not set up. Please contact your upline.',
  betTypeRequired: 'Bet type is required.',
  marketTypeRequired: 'Market type is required.',
  invalidMarketType: 'Invalid market type.',
  marketTypeChanged: 'Bet Slip has been removed due to market type changed.',
  game_maintenance: 'Game is under maintenance.',
  betExists: 'Bet exists already.',
  matchEnded: 'Match has ended.',
  halfMatchEnded: 'The half has ended.',
  resultStillProcess: 'Result is still processing.',
  result_exists: 'Result exists already.',
  betKeyAbandoned: 'This bet was given up before it arrived.',
  rejectedGoal: 'A goal was scored while the bet was waiting.',
  rejectedScore: 'The score changed while the bet was waiting.',
  rejectedPriceMoved: 'The price moved too far while the bet was waiting.',
  rejectedRedCard: 'A red card was shown while the bet was waiting.',
  rejectedDanger: 'Play did not calm down in time.',
  rejectedSuspended: 'The market closed while the bet was waiting.',
  betNotExists: 'Bet does not exist.',
}

const CASH_OUT = {
  cashoutAmountRequired: 'Cash-out amount is required.',
  invalidCashoutAmount: 'The cash-out amount changed.',
  invalidProviderCashOut: 'Cash-out is not available.',
  cashOutTimeRequired: 'Cash-out time is required.',
  invalidCashOutTime: 'The cash-out offer has expired.',
  betStatusRequired: 'Bet status is required.',
  invalidBetStatus: 'The bet cannot be cashed out now.',
  matchIdRequired: 'Match is required.',
  invalidMatchId: 'Invalid match.',
  oddsBallRequired: 'Price version is required.',
  placementBallRequired: 'Price version is required.',
  invalidPlacementBall: 'The price has moved.',
  oddsRequired: 'Odds are required.',
  invalidCashOutOdds: 'The odds have moved.',
  teamRequired: 'Team is required.',
  invalidTeam: 'Invalid team.',
  runningScoreRequired: 'Running score is required.',
  invalidRunningScore: 'The score has changed.',
  homeGivingRequired: 'Handicap is required.',
  invalidHomeGiving: 'The handicap has changed.',
}

const PRODUCT = {
  liveCasinoDisabled: 'Live casino is disabled, please contact your upline.',
  lotteryDisabled: 'Lottery is disabled, please contact your upline.',
  MiniGameDisabled: 'Mini games are disabled, please contact your upline.',
  EsportsDisabled: 'E-Sports is disabled, please contact your upline.',
  tournamentDisabled: 'The tournament is disabled, please check contact your upline.',
}

const ROOM = {
  roomFull: 'Room is already full.',
  roomNotExists: 'Room does not exist.',
  roomEnded: 'Room has ended.',
  roomEndedOrCancelled: 'Room has ended or was cancelled.',
  roomClosed: 'Room is closed.',
  roomClosedNotAllowed: 'Room is closed: joining is not allowed.',
  roomExists: 'Not allow to create more than 1 private room.',
  RoomExists: 'Not allow to create more than 1 private room.',
  memberJoinedBefore: 'A public free room can only be joined once.',
  IPJoinedBefore: 'This room was joined from your address before.',
  roomIsPublicFree: 'The room is public and free.',
  invalidRoom: 'Invalid room.',
  invalidRoomRate: 'Invalid entry fee.',
  invalidRoomLimit: 'Invalid number of players.',
  minRoomRate: 'The entry fee is at least 10.',
  maxRoomRate: 'The entry fee is at most 1000.',
  minRoomLimit: 'A room has at least 3 players.',
  maxRoomLimit: 'A room has at most 30 players.',
  'createRoomFailed-1': 'The room could not be created.',
  'createRoomFailed-2': 'The room could not be created.',
  'createRoomFailed-3': 'The room could not be created.',
  'joinFailed-1': 'The room could not be joined.',
  'joinFailed-2': 'The room could not be joined.',
  liveMatchNotAllowed: 'Live matches are not allowed.',
  tournamentLeagueExists: 'The league was added already.',
  tournamentMatchExists: 'The match was added already.',
  tournamentMatchesMin: 'At least 3 matches are needed.',
  tournamentMatchesMax: 'Too many matches.',
  pointsOverLimit: 'The points exceed the limit.',
  matchChangeTime: 'The room is already closed.',
}

const UPLINE = {
  agentIdRequired: 'Agent id is required.',
  masterIdRequired: 'Master id is required.',
  seniorIdRequired: 'Senior id is required.',
  superSeniorIdRequired: 'Super senior id is required.',
  shareholderIdRequired: 'Shareholder id is required.',
  agentCommissionRate: 'Invalid agent commission rate.',
  masterCommissionRate: 'Invalid master commission rate.',
  seniorCommissionRate: 'Invalid senior commission rate.',
  superSeniorCommissionRate: 'Invalid super senior commission rate.',
  shareholderCommissionRate: 'Invalid shareholder commission rate.',
}

const SUCCESS = {
  OK: 'OK',
  passwordChanged: 'Password changed.',
  nicknameSet: 'Nickname set.',
  actionSucceeded: 'Action succeeded.',
  actionFailed: 'Action failed.',
  olderVersion: 'An older version was detected. Please refresh.',
}

/** What every code means, in English. */
export const MEANINGS: Readonly<Record<ErrorCode, string>> = {
  ...SESSION,
  ...FIELD,
  ...REQUEST,
  ...BET,
  ...CASH_OUT,
  ...PRODUCT,
  ...ROOM,
  ...UPLINE,
  ...SUCCESS,
}

/** Meaning in English and what the player sees of it. */
export interface CatalogueEntry {
  text: string
  feedback: Feedback
}

/** Every code that a call can answer with, its English meaning and what the player sees of it. */
export const CATALOGUE = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(MEANINGS).map(([code, text]) => [
    code,
    { text, feedback: feedbackOf(code) },
  ]),
) as Readonly<Record<ErrorCode, CatalogueEntry>>
