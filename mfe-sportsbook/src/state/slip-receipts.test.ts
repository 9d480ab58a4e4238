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
