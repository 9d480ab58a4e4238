import { CLOSABLE, type ClosableProduct, type ClosedProducts } from '@touchline/contracts/products'
import { type Observable, Subject } from 'rxjs'
import type { Platform } from '../../platform/module'

/** One closing as an operator has ordered it: of every brand and of everything where none is named. */
interface Closing {
  readonly until: number
  readonly brand?: string
  readonly product?: ClosableProduct
}

/** Under this name every brand is closed; the names of other closings begin with it. */
const EVERY_BRAND = 'maintenance'

/** Name of the setting that keeps a closing. */
export const closingName = (brand: string | null, product: string | null): string =>
  [EVERY_BRAND, brand, product].filter((part) => part !== null).join(' ')

const CLOSINGS = `SELECT value FROM operator_setting WHERE name = '${EVERY_BRAND}' OR name LIKE '${EVERY_BRAND} %'`

/** Closings of all brands, past ones included. */
export async function readClosings({ pool }: Pick<Platform['database'], 'pool'>): Promise<Closing[]> {
  const { rows } = await pool.query<{ value: Closing }>({ name: 'closings', text: CLOSINGS })
  return rows.map(({ value }) => value)
}

/** Until when each product of a brand is closed at this moment. */
export function closedAt(closings: readonly Closing[], brand: string, now: number): ClosedProducts {
  const closed: Partial<Record<ClosableProduct, number>> = {}
  for (const { until, brand: of = brand, product } of closings) {
    if (of !== brand || until <= now) continue
    for (const one of product ? [product] : CLOSABLE) closed[one] = Math.max(until, closed[one] ?? 0)
  }
  return closed
}

/** When a brand opens that is closed as a whole; null while it is not. */
export function wholeUntil(closings: readonly Closing[], brand: string, now: number): number | null {
  const whole = closings.filter(({ product, brand: of = brand }) => !product && of === brand)
  const until = Math.max(...whole.map((one) => one.until), 0)
  return until > now ? until : null
}

const HOLD_MS = 1000

/** Closed products, as requests and sockets of this process know them. */
export interface Maintenance {
  closed(brand: string): Promise<ClosedProducts>
  wholeUntil(brand: string): Promise<number | null>
  /** As it was known at the last look; null before the first. */
  closedNow(brand: string): ClosedProducts | null
  /** Something was closed or opened, for any brand, or is known for the first time. */
  readonly changes$: Observable<void>
  /** The next question reads anew: an operator has changed something. */
  forget(): void
  /** Finds out whether something changed, the end of a closing included. */
  look(): Promise<void>
}

/** Reads what operators have closed at most once a second; requests that come together share one read. */
export function createMaintenance({ database, now }: Pick<Platform, 'database' | 'now'>): Maintenance {
  const NEVER = Number.NEGATIVE_INFINITY
  let held = { closings: Promise.resolve<Closing[]>([]), at: NEVER }
  let known: readonly Closing[] | null = null
  let announced: string | null = null
  const changes = new Subject<void>()

  const read = (): Promise<Closing[]> => {
    if (now() - held.at > HOLD_MS) {
      const own = { closings: readClosings(database), at: now() }
      held = own
      own.closings.catch(() => {
        if (held === own) held = { ...own, at: NEVER }
      })
    }
    return held.closings
  }

  return {
    changes$: changes,
    closed: async (brand) => closedAt(await read(), brand, now()),
    wholeUntil: async (brand) => wholeUntil(await read(), brand, now()),
    closedNow: (brand) => known && closedAt(known, brand, now()),
    forget: () => {
      held = { ...held, at: NEVER }
    },
    look: async () => {
      known = await read()
      const current = JSON.stringify(known.filter(({ until }) => until > now()))
      if (current === announced) return
      announced = current
      changes.next()
    },
  }
}
