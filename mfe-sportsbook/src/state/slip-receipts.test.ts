import type { SlipReceipt } from '../domain/slip-receipt'
import { SlipReceipts } from './slip-receipts'

const receipt = (bet_id: string, entry?: number) =>
  ({ bet: { bet_id }, ...(entry !== undefined && { entry }) }) as SlipReceipt

test('singles stand in the order of the slip, whichever was accepted first', () => {
  const receipts = new SlipReceipts()
  for (const one of [receipt('c', 3), receipt('a', 1), receipt('b', 2)]) receipts.add(one)
  expect(receipts.all.map(({ bet }) => bet.bet_id)).toEqual(['a', 'b', 'c'])
  expect(receipts.newest?.bet.bet_id).toBe('b')
})

test('of one selection that was bet on twice, and of combinations, the latest stands first', () => {
  const receipts = new SlipReceipts()
  for (const one of [receipt('first', 1), receipt('again', 1), receipt('parlay')]) receipts.add(one)
  expect(receipts.all.map(({ bet }) => bet.bet_id)).toEqual(['parlay', 'again', 'first'])
})

test('those of one press stand together, and the latest press is counted alone', () => {
  const receipts = new SlipReceipts()
  const [first, second] = [{}, {}]
  const of = (press: object, bet_id: string, entry: number) => ({ ...receipt(bet_id, entry), press })
  for (const one of [of(first, 'a', 1), of(second, 'c', 3)]) receipts.add(one)
  expect(receipts.ofLatest.map(({ bet }) => bet.bet_id)).toEqual(['c'])
  receipts.add(of(second, 'b', 2))
  expect(receipts.all.map(({ bet }) => bet.bet_id)).toEqual(['b', 'c', 'a'])
  expect(receipts.ofLatest.map(({ bet }) => bet.bet_id)).toEqual(['b', 'c'])
})
