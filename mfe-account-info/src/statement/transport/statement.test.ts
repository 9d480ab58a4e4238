import {
  movementHistory,
  platformWinLose,
  type Settlement,
  settlementHistory,
} from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { askDay } from './statement'

/** A server with so many settlements of a day, which sends at most a hundred at once. */
function dayOf(total: number) {
  const fake = createFakeHost()
  const asked: number[] = []
  fake.answer(platformWinLose, { products: [] })
  fake.answer(movementHistory, { movements: [], total: 0 })
  fake.answer(settlementHistory, ({ page = 1, page_size = 20 }) => {
    const size = Math.min(page_size, 100)
    asked.push(size)
    const rows = Array.from({ length: total }, (_, n) => ({ revision: n }) as Settlement)
    const settlements = rows.slice((page - 1) * size, page * size)
    return { kind: 'ok', data: { settlements, total } }
  })
  return { fake, asked }
}

test.each([
  { known: 0, total: 250, rows: 20, asked: [20] },
  { known: 60, total: 250, rows: 60, asked: [60] },
  { known: 100, total: 250, rows: 100, asked: [100] },
  { known: 140, total: 250, rows: 140, asked: [70, 70] },
  { known: 250, total: 250, rows: 250, asked: [84, 84, 84] },
  { known: 250, total: 90, rows: 90, asked: [84, 84, 84] },
])('a day of which $known of $total rows were known comes again with $rows', async (expected) => {
  const { fake, asked } = dayOf(expected.total)
  const answer = await askDay(fake.host, '2026-11-21', { settlements: expected.known, movements: 0 })
  const { rows, total } = answer.kind === 'ok' ? answer.data.settlements : { rows: [], total: -1 }
  expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: expected.rows }, (_, n) => n))
  expect([total, asked]).toEqual([expected.total, expected.asked])
})

test('a day of which one page does not come has not come', async () => {
  const { fake } = dayOf(250)
  fake.refuse(settlementHistory, 'requestLimit')
  const answer = await askDay(fake.host, '2026-11-21', { settlements: 250, movements: 0 })
  expect(answer).toMatchObject({ kind: 'refused', code: 'requestLimit' })
})
