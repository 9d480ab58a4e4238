import type { ErrorCode } from '../errors/texts'
import type { Area } from '../routes/routes'

/** One product: everything that server, brand files and menus know of it. Its name is in the words of its area. */
export interface ProductRow {
  /** Brand files, uplines and operators name it so. */
  readonly id: string
  /** The area that draws it; null while no area does. */
  readonly area: Area | null
  /** `coming`: its pages exist, but nobody can play yet. No menu leads there and nothing promises it. */
  readonly state: 'open' | 'coming'
  /** An icon of @touchline/ui. */
  readonly icon: string
  /** First part of the idempotency scope of its transfers; null while it moves no money. */
  readonly ledgerScope: string | null
  /** Group of its sums in statements; null while it moves no money. */
  readonly statementGroup: string | null
  /** Rejects its calls where the upline has disabled it; null where uplines cannot. */
  readonly disabledCode: ErrorCode | null
  /** Whether operators can close it alone for maintenance. */
  readonly closable: boolean
}

/** Games that providers run. */
const LOBBY = {
  area: 'casino-games',
  state: 'open',
  icon: 'games',
  ledgerScope: null,
  statementGroup: null,
  disabledCode: null,
  closable: true,
} as const

/**
 * The one list of products. A new one is a row here, a menu entry of its area, its scope in `product_of.sql`, and its name in the
 * statement's words; one of games also needs its category in `GAME_CATEGORIES` and its lobby.
 */
export const PRODUCTS = [
  {
    id: 'sportsbook',
    area: 'sportsbook',
    state: 'open',
    icon: 'sports',
    ledgerScope: 'bet',
    statementGroup: 'sportsbook',
    disabledCode: 'permission_denied',
    closable: true,
  },
  {
    ...LOBBY,
    id: 'casino',
    ledgerScope: 'casino',
    statementGroup: 'casino',
    disabledCode: 'liveCasinoDisabled',
  },
  {
    ...LOBBY,
    id: 'slots',
    ledgerScope: 'slots',
    statementGroup: 'slots',
  },
  {
    ...LOBBY,
    id: 'lottery',
    ledgerScope: 'lottery',
    statementGroup: 'lottery',
    disabledCode: 'lotteryDisabled',
  },
  {
    ...LOBBY,
    id: 'virtual',
    ledgerScope: 'virtual',
    statementGroup: 'virtual',
  },
  {
    ...LOBBY,
    id: 'mini',
    ledgerScope: 'mini',
    statementGroup: 'mini',
    disabledCode: 'MiniGameDisabled',
  },
  {
    ...LOBBY,
    id: 'fishing',
    ledgerScope: 'fishing',
    statementGroup: 'fishing',
  },
  {
    ...LOBBY,
    id: 'esports',
    ledgerScope: 'esports',
    statementGroup: 'esports',
    disabledCode: 'EsportsDisabled',
  },
  {
    ...LOBBY,
    id: 'others',
    ledgerScope: 'others',
    statementGroup: 'others',
  },
  {
    id: 'tournament',
    area: 'tournament',
    state: 'open',
    icon: 'trophy',
    ledgerScope: 'room',
    statementGroup: 'tournament',
    disabledCode: 'tournamentDisabled',
    closable: true,
  },
  {
    id: 'tournament-plus',
    area: 'tournament',
    state: 'open',
    icon: 'trophy',
    ledgerScope: null,
    statementGroup: null,
    disabledCode: null,
    closable: false,
  },
  {
    id: 'livetv',
    area: 'sportsbook',
    state: 'coming',
    icon: 'live',
    ledgerScope: null,
    statementGroup: null,
    disabledCode: null,
    closable: false,
  },
] as const satisfies readonly ProductRow[]

type Row = (typeof PRODUCTS)[number]
export type ProductId = Row['id']

/** Ids of all products. */
export const PRODUCT_IDS: readonly ProductId[] = PRODUCTS.map(({ id }) => id)

/** The row of an id; undefined for a product that is newer than this table. */
export const productRow = (id: string): ProductRow | undefined => PRODUCTS.find((row) => row.id === id)

/** Ids of the products that nobody can play yet. */
export const COMING: readonly ProductId[] = PRODUCTS.filter(({ state }) => state === 'coming').map(
  ({ id }) => id,
)
