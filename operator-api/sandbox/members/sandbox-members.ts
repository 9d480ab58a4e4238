import type { Currency } from '@touchline/contracts/limits'
import { type AccountState, FIRST_BRAND } from '../../src/modules/uplines'

export const SANDBOX_PASSWORD = 'demo88'

/** Brands that come with the product; each has all of these members for itself. */
export const SANDBOX_BRANDS = [FIRST_BRAND, 'garnet', 'northquay'] as const

/** A member to try the platform with. */
export interface SandboxMember {
  readonly name: string
  readonly currency: Currency
  /** Minor units. */
  readonly cash: number
  readonly state?: AccountState
  readonly operatorType?: 1 | 2
  readonly disabledProducts?: readonly string[]
  /** Joined so many days before the database was filled. */
  readonly days?: number
}

const MYR_CASH = 1_000_000
const rooms = Array.from({ length: 29 }, (_, i) => ({
  name: `demo${i + 2}`,
  currency: 'MYR' as const,
  cash: MYR_CASH,
}))

/** The members with past play in a new sandbox: one with weeks, and the member that everybody tries first with one day. */
export const PAST_MEMBER = 'demopast'
export const PAST_MEMBER_DAYS = 75
export const FIRST_MEMBER = 'demo'
export const FIRST_MEMBER_DAYS = 7

export const SANDBOX_MEMBERS: readonly SandboxMember[] = [
  { name: FIRST_MEMBER, currency: 'MYR', cash: MYR_CASH, days: FIRST_MEMBER_DAYS },
  ...rooms,
  { name: 'demommk', currency: 'MMK', cash: 1_000_000_000 },
  { name: PAST_MEMBER, currency: 'MYR', cash: 2 * MYR_CASH, days: PAST_MEMBER_DAYS },
  { name: 'demousd', currency: 'USD', cash: 250_000 },
  { name: 'demoidr', currency: 'IDR', cash: 4_000_000_000 },
  { name: 'demosuspend', currency: 'MYR', cash: MYR_CASH, state: 'suspend' },
  { name: 'demoblock', currency: 'MYR', cash: MYR_CASH, state: 'block' },
  { name: 'democlose', currency: 'MYR', cash: MYR_CASH, state: 'close' },
  { name: 'demofreeze', currency: 'MYR', cash: MYR_CASH, state: 'freeze' },
  { name: 'demoinactive', currency: 'MYR', cash: MYR_CASH, state: 'inactive' },
  {
    name: 'demonocasino',
    currency: 'MYR',
    cash: MYR_CASH,
    disabledProducts: ['casino', 'lottery', 'mini', 'esports', 'tournament'],
  },
  { name: 'demoseamless', currency: 'MYR', cash: MYR_CASH, operatorType: 2 },
]

/** The chain above them, from the top; rates in hundredths of a percent. */
export const SANDBOX_CHAIN = [
  { id: 'demoshareholder', level: 'shareholder', position: 10, rate: 125 },
  { id: 'demosupersenior', level: 'super_senior', position: 10, rate: 110 },
  { id: 'demosenior', level: 'senior', position: 15, rate: 100 },
  { id: 'demomaster', level: 'master', position: 15, rate: 75 },
  { id: 'demoagent', level: 'agent', position: 30, rate: 50 },
] as const
export const SANDBOX_AGENT = 'demoagent'
/** The operator that keeps the wallets of members of operator_type 2. */
export const SANDBOX_OPERATOR = 'sandbox'
/** Nobody's: how members of the sandbox would reach their agent. */
export const SANDBOX_CONTACTS = [
  { channel: 'telegram', value: '@touchline_demo_agent' },
  { channel: 'email', value: 'agent@touchline.example' },
] as const
/** Rebate of a member: 0.25 % of valid turnover. */
export const SANDBOX_MEMBER_RATE = 25

/** The value of one ringgit in each currency, for limits of like size; rounded on purpose. */
const SCALE: Partial<Record<Currency, number>> = { MYR: 1, USD: 0.2, IDR: 3000, MMK: 500 }

/** Limits that the agent gives its members, in ringgit. */
const LIMITS = [
  { key: '*', min: 5, max: 2_000, payout: 20_000, match: 10_000 },
  { key: '1', min: 5, max: 5_000, payout: 50_000, match: 20_000 },
  { key: '1:cs', min: 5, max: 300, payout: 30_000, match: 20_000 },
  { key: '1:htft', min: 5, max: 500, payout: 30_000, match: 20_000 },
  { key: '1:fglg', min: 5, max: 500, payout: 30_000, match: 20_000 },
  { key: '1:tg', min: 5, max: 1_000, payout: 30_000, match: 20_000 },
  { key: '1:orz', min: 5, max: 500, payout: 30_000, match: 20_000 },
  { key: 'parlay', min: 3, max: 1_000, payout: 50_000, match: 10_000 },
  // Of each ticket; a thousand of them are staked together.
  { key: 'system', min: 0.5, max: 200, payout: 100_000, match: 20_000 },
  { key: 'mmo_single', min: 2, max: 5_000, payout: 20_000, match: 20_000 },
  { key: 'mmo_parlay', min: 1, max: 1_000, payout: 100_000, match: 10_000 },
]

/** Limits in minor units, for every currency that the sandbox has. */
export const SANDBOX_LIMITS = Object.entries(SCALE).flatMap(([currency, scale]) =>
  LIMITS.map(({ key, min, max, payout, match }) => {
    const minor = (amount: number): number => Math.round(amount * scale * 100)
    return { currency, key, min: minor(min), max: minor(max), payout: minor(payout), match: minor(match) }
  }),
)

/** Currencies that sandbox members play in. */
export const SANDBOX_CURRENCIES: readonly Currency[] = [
  ...new Set(SANDBOX_MEMBERS.map(({ currency }) => currency)),
]
