import { act, screen } from '@testing-library/react'
import { sysParlayBet, sysParlayList, sysParlayMatch, uxNames } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { betOf, legOf, parlayOf } from '../testing/bets'
import { createAccountArea } from './create-account-area'

test('systems that are opened first of all say how many tickets they have', async () => {
  const fake = createFakeHost()
  const units = [{ size: 2, stake: 1_000, tickets: 3 }]
  const bet = { ...parlayOf({ kind: 'system', stake: 3_000, units, tickets: 3 }), bet_id: 'b2' }
  fake.answer(sysParlayList, { bets: [bet], total: 1 })
  fake.host.navigate('/info/sysparlay')
  const target = document.body.appendChild(document.createElement('div'))
  const unmount = await act(async () => createAccountArea(target, fake.host))
  const tickets = await screen.findByRole('link', { name: '3 tickets' })
  expect(tickets.getAttribute('href')).toBe('/info/sysparlay?bet=b2')
  await act(async () => unmount())
})

test('tickets of a system name its legs as the language of the page calls them', async () => {
  const fake = createFakeHost()
  const underdog = legOf({ selection: 'away', myanmar: { goals: 1, percent: -50, upper: 'home' } })
  const bet = betOf({ kind: 'system', legs: [underdog, legOf({ match_id: 2 })] })
  const tickets = [{ n: 0, size: 2, legs: [0, 1], stake: 100, returned: null, result: null }]
  fake.answer(sysParlayMatch, { bet })
  fake.answer(sysParlayBet, { tickets, total: 1 })
  fake.answer(uxNames, { names: { Arsenal: '阿森纳', Chelsea: '切尔西' } })
  fake.host.navigate('/info/sysparlay?bet=b1')
  const target = document.body.appendChild(document.createElement('div'))
  const unmount = await act(async () => createAccountArea(target, fake.host))
  await act(async () => fake.language.next('cn'))
  expect((await screen.findByRole('cell', { name: /1 \+ 2/ })).textContent).toBe(
    '1 + 2切尔西 (阿森纳 1\u221250) + 阿森纳 \u22120.5',
  )
  await act(async () => unmount())
  target.remove()
})
