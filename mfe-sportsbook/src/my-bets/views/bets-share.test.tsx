import { screen } from '@testing-library/react'
import { later, parlay, shown, under } from '../../testing/shown-card'
import { arsenalBet, arsenalLeg } from '../../testing/slip-fixtures'

test('a ticket is copied where the device cannot share', async () => {
  const { user } = await shown(parlay([under(), later()]))
  await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('TL-7Q4K-20931')
  expect(text).toContain('Under 1.5 @ 2.00')
})

test('a ticket says of its void legs why they are', async () => {
  const gone = later({ result: 'void', void_reason: 'walkover', period_now: 4 })
  const { user } = await shown(parlay([under(), gone]))
  await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
  const lines = (await navigator.clipboard.readText()).split('\n')
  expect(lines.filter((line) => line.includes('Void:'))).toEqual(['  Void: one side did not appear.'])
  expect(lines[lines.indexOf('  Void: one side did not appear.') - 1]).toContain('Bologna')
})

test('a ticket names kick-off, odds type, risk and combined odds', async () => {
  const { user } = await shown(parlay([under(), later()]))
  await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
  const text = await navigator.clipboard.readText()
  expect(text.match(/Kick-off \d\d\/\d\d \d\d:\d\d/g)).toHaveLength(2)
  for (const words of ['(DEC)', 'Combined odds 3.800', 'Risk 100.00 MYR', 'To win 280.00 MYR'])
    expect(text).toContain(words)
})

test('the ticket of a running parlay shows its best result at the current scores', async () => {
  const { user, play } = await shown(parlay([under(), later()], { status: 'running' }))
  const ticket = async () => {
    await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
    return navigator.clipboard.readText()
  }
  expect(await ticket()).toContain('Best result +280.00 MYR')
  await play([2, 0])
  expect(await ticket()).toContain('Best result −100.00 MYR')
})

test.each([
  {
    of: 'a handicap in play',
    leg: arsenalLeg({ score_at_bet: [1, 0] }),
    kind: 'Full time handicap, from 1-0',
  },
  {
    of: 'a handicap before kick-off',
    leg: later({ bet_type: 'hdp', selection: 'home' }),
    kind: 'Full time handicap',
  },
  { of: 'a total in play', leg: under({ score_at_bet: [1, 0] }), kind: 'Full time over / under' },
])('a ticket of $of says the score that it counts from, if any', async ({ leg, kind }) => {
  const { user } = await shown(arsenalBet({ legs: [leg] }))
  await user.click(screen.getByRole('button', { name: 'Share ticket TL-7Q4K-20931' }))
  expect(await navigator.clipboard.readText()).toContain(` · ${kind} · Kick-off `)
})
