import { STATEMENT_PRODUCTS } from '@touchline/contracts/products'
import words from './en/screens/statement.json'

test('each statement group of the product table has a name', () => {
  expect(Object.keys(words.statement.of).sort()).toEqual([...STATEMENT_PRODUCTS].sort())
})
