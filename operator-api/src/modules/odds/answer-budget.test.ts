import { AnswerBudget } from './answer-budget'

const KB = 1024
const shares = { own: 100, least: 20, all: 250 }

test.each<[text: string, spent: [network: string, kB: number][], asks: string, isSpent: boolean]>([
  ['who took nothing may take', [], 'a', false],
  ['who took less than its own share may take more', [['a', 99]], 'a', false],
  ['who took its own share waits', [['a', 100]], 'a', true],
  [
    'one answer may go beyond it',
    [
      ['a', 99],
      ['a', 90],
    ],
    'a',
    true,
  ],
  ['what one took is no matter of others', [['a', 100]], 'b', false],
  [
    'while all is spent, who took more than the least waits',
    [
      ['a', 100],
      ['b', 100],
      ['c', 60],
    ],
    'c',
    true,
  ],
  [
    'while all is spent, who took less than the least may take',
    [
      ['a', 100],
      ['b', 150],
      ['c', 19],
    ],
    'c',
    false,
  ],
  [
    'while all is spent, a newcomer may take',
    [
      ['a', 100],
      ['b', 150],
    ],
    'd',
    false,
  ],
])('%s', async (_text, spent, asks, isSpent) => {
  const budget = new AnswerBudget(shares)
  for (const [network, kB] of spent) await budget.spend(network, kB * KB)
  expect(await budget.isSpent(asks)).toBe(isSpent)
})
