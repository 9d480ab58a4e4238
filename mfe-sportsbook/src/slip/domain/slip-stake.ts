import type { Currency } from '@touchline/contracts/limits'
import {
  adjustStake,
  CURRENCY,
  checkStake,
  exposure,
  formatMoney,
  latinDigits,
  maxStake,
  mostTypable,
  parseStake,
  type Refused,
  refuse,
  type StakeCode,
  type Verdict,
  withoutOpenPoint,
} from '@touchline/rules'
import type { SlipLimits, SlipTerms } from '../../shared/domain/slip-terms'

/** What a stake on one selection is reckoned with. */
export type Priced = Pick<SlipTerms, 'odds' | 'oddsType'>

/** A stake that a limit has changed; minor units. */
export interface StakeAdjustment {
  readonly code: 'changeStakeMin' | 'changeStakeMax'
  readonly limit: 'min' | 'max' | 'payout' | 'match'
  readonly from: number
  readonly to: number
}

/** An adjustment that goes on where an earlier one has brought the stake, with the stake that was typed before both. */
export const sinceTyped = (
  now: StakeAdjustment,
  before: StakeAdjustment | null | undefined,
): StakeAdjustment =>
  before?.code === now.code && before.to === now.from ? { ...now, from: before.from } : now

/** What a stake means at the terms offered; minor units. Null where the stake cannot be read. */
export interface SlipMoney {
  readonly stake: number | null
  readonly risk: number | null
  readonly win: number | null
  /** Available balance once the bet is placed; null when it would not be enough. */
  readonly availableAfter: number | null
  readonly verdict: Verdict<StakeCode | 'betOverMaxPerMatch'>
}

/** Why a stake is not bet as it is: the balance is short of it, its match has no room for the least stake, or it is no amount. */
export type StakeFault = 'short' | 'full' | 'noAmount'

/** The fault of a stake; null where a press bets, applies the limits or asks for a stake. */
export function stakeFaultOf(
  money: Pick<SlipMoney, 'verdict' | 'stake'> | null,
  limits: SlipLimits | null,
): StakeFault | null {
  if (!money || money.verdict.ok) return null
  const { code, bound = 0 } = money.verdict
  switch (code) {
    case 'insufficient_balance':
      return 'short'
    case 'betOverMaxPerMatch':
      return bound < Math.max(1, limits?.minBet ?? 0) ? 'full' : null
    case 'invalidBetAmount':
    case 'betAmountWhole':
      return 'noAmount'
    case 'betLowerMin':
      // Of nought no limit makes a stake.
      return money.stake === null ? 'noAmount' : null
    case 'betAmountRequired':
    case 'betOverMax':
    case 'betOverMaxPayout':
      return null
  }
}

/** A sum over the slip of such amounts is exact still; what goes beyond is over every limit. */
const MOST_RECKONED = Number.MAX_SAFE_INTEGER / 100

/** Of a stake that cannot be read. */
export const NO_MONEY = { stake: null, risk: null, win: null, availableAfter: null } as const

const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/
/** Ends in a comma with at most two digits: a point, or the thousands of an amount that is not typed to its end. */
const BEGUN = /^(\d{1,3}(,\d{3})*|\d{0,12}),\d{0,2}$/
/** Thousands by commas, typed up to here. */
const GROUPING = /^\d{1,3}(,\d{3})+(,\d{0,3}|\.(?<parts>\d*))?$/
/** Thousands by points, as they are written where currencies are shown whole, typed up to here. */
const POINT_GROUPING = /^\d{1,3}(\.\d{3})*\.\d{0,3}$/
/** Names of currencies around a pasted amount, beside their codes and signs. */
const NAMES: Partial<Record<Currency, string>> = {
  MYR: 'RM',
  IDR: 'Rp',
  SGD: 'S',
  USD: 'US',
  THB: 'บาท',
  MMK: 'Ks?',
  MMO: 'Ks?',
}
const commasIn = (text: string): number => text.split(',').length - 1

/**
 * The text of the field after a keystroke: Latin digits, one point, and commas of thousands. Null where the
 * input is no amount: "1e5" is not fifteen, and "-1" not one. A comma stays until it groups a thousand, else
 * "1,5" would become fifteen; a point stays in whole currencies too.
 */
export function typedStake(text: string, before: string, currency: Currency): string | null {
  if (text.trim() === '') return ''
  const names = NAMES[currency] ? `${currency}|${NAMES[currency]}` : currency
  const name = `((${names})?\\s*\\p{Sc}?)`
  const latin = new RegExp(`^\\s*${name}\\s*([\\d.,]+)\\s*${name}\\s*$`, 'iu').exec(latinDigits(text))?.[3]
  if (latin === undefined) return null
  const { exponent, displayDigits } = CURRENCY[currency]
  if (isAppended(latin, before) && isGroupedSoFar(latin, exponent)) return latin
  if (displayDigits === 0 && POINT_GROUPING.test(latin)) return latin
  const isEdited = isEditOf(latin, before)
  if (!isEdited && BEGUN.test(latin)) return withZero(latin)
  const plain = isEdited || GROUPED.test(latin) ? latin.replaceAll(',', '') : latin
  if (!new RegExp(`^\\d{0,12}(\\.\\d{0,${exponent}})?$`).test(plain)) return null
  return withZero(plain)
}

const isAppended = (text: string, before: string): boolean =>
  before !== '' && text.length === before.length + 1 && text.startsWith(before)

function isGroupedSoFar(text: string, exponent: number): boolean {
  const found = GROUPING.exec(text)
  return found !== null && (found.groups?.parts ?? '').length <= exponent
}

const withZero = (amount: string): string => (/^[.,]/.test(amount) ? `0${amount}` : amount)

/**
 * Whether this is the grouped amount from before with one edit: its commas still group thousands. A pasted text
 * has commas of its own.
 */
function isEditOf(text: string, before: string): boolean {
  if (BEGUN.test(before) || commasIn(text) > commasIn(before)) return false
  const [shorter, longer] = text.length < before.length ? [text, before] : [before, text]
  if (text.length < before.length - 1) return false
  let start = 0
  while (start < shorter.length && shorter[start] === longer[start]) start += 1
  return longer.endsWith(shorter.slice(start))
}

/**
 * The amount of a field, which may end in a point or a comma that is still to be followed by something. Parts that the currency does not
 * show are refused.
 */
export const stakeOf = (text: string, currency: Currency) => parseStake(withoutOpenPoint(text), currency)

/** Why the text is no valid stake: zero is an amount below every minimum. */
export const refusedStake = (text: string, code: StakeCode, limits: SlipLimits | null): Refused<StakeCode> =>
  limits && limits.minBet > 0 && /^0+([.,]0*)?$/.test(text)
    ? refuse('betLowerMin', { bound: limits.minBet })
    : refuse(code)

/** What a stake risks and may win; null past all that amounts are reckoned with. */
export const figuresOf = (stake: number, { odds, oddsType }: Priced) =>
  stake * (1 + Math.abs(odds) / 100) > MOST_RECKONED ? null : exposure({ stake, odds, oddsType })

/** The arithmetic of a bet on one amount, as the server has it; minor units. */
export interface StakeRules {
  /** Null past all that amounts are computed with. */
  figures(stake: number): { readonly risk: number; readonly win: number } | null
  check(stake: number, limits: SlipLimits & { readonly available: number }): Verdict<StakeCode>
  adjust(stake: number, limits: SlipLimits): ReturnType<typeof adjustStake>
  /** The most that can be staked; 0 when nothing can. */
  most(limits: SlipLimits, available?: number): number
}

/** Of a bet on one selection. */
export function priceRules({ odds, oddsType }: Priced): StakeRules {
  const figures = (stake: number) => figuresOf(stake, { odds, oddsType })
  return {
    figures,
    check: (stake, limits) => checkStake({ stake, ...(figures(stake) ?? ENDLESS), ...limits }),
    adjust: (stake, limits) => adjustStake({ stake, odds, oddsType, ...limits }),
    most: (limits, available) => maxStake({ odds, oddsType, ...limits, available }),
  }
}

const ENDLESS = { risk: Number.POSITIVE_INFINITY, win: 0 }
const UNLIMITED: SlipLimits = {
  minBet: 0,
  maxBet: Number.MAX_SAFE_INTEGER,
  maxPayout: Number.MAX_SAFE_INTEGER,
}

/** The stake that risks this amount, without limits. */
export const stakeRisking = (rules: StakeRules, risk: number): number => rules.most(UNLIMITED, risk)

/** Risk, win and verdict of the typed stake. */
export function moneyOf(
  text: string,
  currency: Currency,
  rules: StakeRules,
  limits: SlipLimits | null,
  available: number,
): SlipMoney {
  const parsed = stakeOf(text, currency)
  if (!parsed.ok) return { ...NO_MONEY, verdict: refusedStake(text, parsed.code, limits) }
  const stake = parsed.minor
  const figures = rules.figures(stake)
  if (!figures && !limits) return { ...NO_MONEY, verdict: refuse('invalidBetAmount') }
  const verdict = rules.check(stake, { ...(limits ?? UNLIMITED), available })
  if (!figures) return { ...NO_MONEY, verdict }
  const { risk, win } = figures
  return { stake, risk, win, availableAfter: risk <= available ? available - risk : null, verdict }
}

/**
 * The typed stake after `move` applied the limits, with the limit that changed it. Null where it is unchanged
 * or unreadable, and where the payout limit is below the minimum.
 */
export function adjustBy(
  text: string,
  currency: Currency,
  limits: SlipLimits,
  move: (stake: number) => ReturnType<typeof adjustStake>,
): StakeAdjustment | null {
  const parsed = stakeOf(text, currency)
  if (!parsed.ok) return null
  const from = parsed.minor
  const { stake, code } = move(from)
  const to = mostTypable(stake, currency)
  if (code === null || to < Math.max(1, limits.minBet)) return null
  return { code, limit: code === 'changeStakeMin' ? 'min' : to < limits.maxBet ? 'payout' : 'max', from, to }
}

/** The same by the rules of a bet. */
export const adjustmentOf = (
  text: string,
  currency: Currency,
  rules: StakeRules,
  limits: SlipLimits,
): StakeAdjustment | null => adjustBy(text, currency, limits, (stake) => rules.adjust(stake, limits))

/** Whether even the minimum stake would pay more than the payout limit, `most` being what limits without the balance allow. */
export const isPaidOverLimit = ({ minBet, maxBet }: SlipLimits, most: number): boolean =>
  most < minBet && minBet <= maxBet

/** A stake as the field shows it: grouped, without places that are all zero, and never more than it is. */
export function stakeTextOf(minor: number, currency: Currency): string {
  const text = formatMoney(mostTypable(minor, currency), currency)
  const { displayDigits } = CURRENCY[currency]
  const zeros = `.${'0'.repeat(displayDigits)}`
  return displayDigits > 0 && text.endsWith(zeros) ? text.slice(0, -zeros.length) : text
}
