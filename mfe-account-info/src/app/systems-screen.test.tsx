import { act, screen } from '@testing-library/react'
import { sysParlayList } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { parlayOf } from '../testing/bets'
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
