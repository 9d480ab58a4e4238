import { randomUUID } from 'node:crypto'
import type { Currency } from '@touchline/contracts/limits'
import { createPasswords } from '../../src/modules/session'
import { FIRST_BRAND } from '../../src/modules/uplines'
import { postAdjustment } from '../../src/modules/wallet'
import type { Platform } from '../../src/platform/module'
import { SANDBOX_AGENT, SANDBOX_CURRENCIES, SANDBOX_MEMBER_RATE } from '../members'

const NAMES = [
  ...[
    'siewling',
    'kelvin',
    'arifpg',
    'tanahmerah',
    'nurulain',
    'weijie',
    'penangboy',
    'saigonking',
    'ongchuan',
  ],
  ...[
    'lotusfan',
    'hakimfc',
    'mingzhe',
    'ayuputri',
    'thihaaung',
    'somchaik',
    'jiayi',
    'rajendran',
    'farahnas',
  ],
  ...[
    'bkkunited',
    'yangonace',
    'zulfahmi',
    'kokleong',
    'dewilia',
    'minhquan',
    'ahmadzaki',
    'xiaohong',
    'nattapon',
  ],
  ...['jakartared', 'melbcup', 'tigerkick'],
] as const

/** Ends their names, so that each is one player of one currency. */
const ENDINGS: Partial<Record<Currency, string>> = { MYR: '88', USD: '07', IDR: '21', MMK: '55' }
/** Enough for thousands of rooms, minor units of a currency whose unit is large. */
const CASH = 100_000_000
const CASH_FACTOR: Partial<Record<Currency, number>> = { IDR: 1000, MMK: 500 }

export interface HousePlayer {
  readonly account: string
  readonly nickname: string
  readonly brand: string
  readonly currency: Currency
  readonly ip: null
}

/** Members whom nobody logs in as: they keep the rooms of the sandbox alive. */
export const HOUSE_PLAYERS: readonly HousePlayer[] = SANDBOX_CURRENCIES.flatMap((currency) =>
  NAMES.map((name) => {
    const nickname = nameIn(name, currency)
    return { account: `house${nickname}`, nickname, brand: FIRST_BRAND, currency, ip: null }
  }),
)

function nameIn(name: string, currency: Currency): string {
  return `${name.slice(0, 13)}${ENDINGS[currency] ?? currency.toLowerCase()}`
}

/** Makes the players that are not there yet, each with money. The database is that of the owner of the schema. */
export async function seedHousePlayers({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM member WHERE id = ANY ($1)', [
    HOUSE_PLAYERS.map(({ account }) => account),
  ])
  const missing = HOUSE_PLAYERS.filter(({ account }) => !rows.some(({ id }) => id === account))
  const { rows: agents } = await database.pool.query('SELECT FROM upline WHERE id = $1', [SANDBOX_AGENT])
  if (missing.length === 0 || agents.length === 0) return
  const password = await createPasswords().hash(randomUUID())
  await database.transaction(async (tx) => {
    for (const { account, nickname, currency } of missing) {
      await tx.query(
        `INSERT INTO member (id, nickname, password_hash, agent_id, operator_type, currency, commission_rate, created_at)
         VALUES ($1, $2, $3, $4, 1, $5, $6, $7) ON CONFLICT DO NOTHING`,
        [account, nickname, password, SANDBOX_AGENT, currency, SANDBOX_MEMBER_RATE, now()],
      )
      await tx.query('SELECT open_wallet($1, $2)', [account, currency])
      const cash = CASH * (CASH_FACTOR[currency] ?? 1)
      const posting = { currency, owner: account }
      await postAdjustment(tx, {
        scope: `member:${account}`,
        idemKey: 'opening',
        kind: 'deposit',
        actor: 'sandbox',
        at: now(),
        postings: [
          { ...posting, kind: 'external', owner: 'sandbox', amount: -cash },
          { ...posting, kind: 'cash', amount: cash },
        ],
      })
    }
  })
}
