import { GAME_CATEGORIES } from '../calls/games-calls'
import { AREAS } from '../routes/routes'
import { CLOSABLE, DISABLED_CODE, PRODUCT_IDS, PRODUCTS, type ProductRow, STATEMENT_PRODUCTS } from './index'

const ROWS: readonly ProductRow[] = PRODUCTS

test('no id, ledger scope or disabled code is there twice', () => {
  for (const field of ['id', 'ledgerScope', 'disabledCode'] as const) {
    const values = ROWS.flatMap((row) => row[field] ?? [])
    expect(new Set(values).size).toBe(values.length)
  }
})

test.each(ROWS)('$id has an area that exists, or none while nobody can play it', ({ area, state }) => {
  if (area === null) expect(state).toBe('coming')
  else expect(AREAS).toContain(area)
})

test.each(ROWS)('$id is in statements exactly when it moves money', ({ ledgerScope, statementGroup }) => {
  expect(statementGroup === null).toBe(ledgerScope === null)
})

test('each lobby of games is a product of its own', () => {
  expect(PRODUCT_IDS).toEqual(expect.arrayContaining([...GAME_CATEGORIES]))
})

test('what uplines disable, operators close and statements group comes from the table', () => {
  expect(Object.keys(DISABLED_CODE)).toEqual([
    'sportsbook',
    'casino',
    'lottery',
    'mini',
    'esports',
    'tournament',
  ])
  expect(CLOSABLE).toEqual([
    'sportsbook',
    'casino',
    'slots',
    'lottery',
    'virtual',
    'mini',
    'fishing',
    'esports',
    'others',
    'tournament',
  ])
  expect(STATEMENT_PRODUCTS).toEqual([
    'sportsbook',
    'casino',
    'slots',
    'lottery',
    'virtual',
    'mini',
    'fishing',
    'esports',
    'others',
    'tournament',
    'cash',
    'other',
  ])
})
