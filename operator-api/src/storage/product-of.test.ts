import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRODUCTS } from '@touchline/contracts/products'

const SQL = readFileSync(join(__dirname, 'functions/activity/product_of.sql'), 'utf8')

test('the database groups transfers by the ledger scopes of the product table, and no others', () => {
  const inDatabase = [...SQL.matchAll(/WHEN '(\w+)' THEN '(\w+)'/g)].map(([, scope, group]) => [scope, group])
  const inTable = PRODUCTS.flatMap(({ ledgerScope, statementGroup }) =>
    ledgerScope === null ? [] : [[ledgerScope, statementGroup]],
  )
  expect(inDatabase).toEqual(inTable)
  expect(SQL).toContain("ELSE 'cash' END")
})
