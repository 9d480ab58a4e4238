import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  betAcceptList,
  sysParlayBet,
  sysParlayList,
  sysParlayMatch,
  uxNames,
} from '@touchline/contracts/calls'
import { betOf, legOf, parlayOf } from '../testing/bets'
import { openedArea } from '../testing/opened-area'

test('systems that are opened first of all say how many tickets they have', async () => {
  const units = [{ size: 2, stake: 1_000, tickets: 3 }]
  const bet = { ...parlayOf({ kind: 'system', stake: 3_000, units, tickets: 3 }), bet_id: 'b2' }
  await openedArea('/info/sysparlay', (fake) => fake.answer(sysParlayList, { bets: [bet], total: 1 }))
  const tickets = await screen.findByRole('link', { name: '3 tickets' })
  expect(tickets.getAttribute('href')).toBe('/info/sysparlay?bet=b2')
})

test('tickets of a system name its legs as the language of the page calls them', async () => {
  const underdog = legOf({ selection: 'away', myanmar: { goals: 1, percent: -50, upper: 'home' } })
  const bet = betOf({ kind: 'system', legs: [underdog, legOf({ match_id: 2 })] })
  const tickets = [{ n: 0, size: 2, legs: [0, 1], stake: 100, returned: null, result: null }]
  const { fake } = await openedArea('/info/sysparlay?bet=b1', (host) => {
    host.answer(sysParlayMatch, { bet })
    host.answer(sysParlayBet, { tickets, total: 1 })
    host.answer(uxNames, { names: { Arsenal: '阿森纳', Chelsea: '切尔西' } })
  })
  await act(async () => fake.language.next('cn'))
  expect((await screen.findByRole('cell', { name: /1 \+ 2/ })).textContent).toBe(
    '1 + 2切尔西 (阿森纳 1\u221250) + 阿森纳 \u22120.5',
  )
})

test('the bet list leads from a system to its tickets', async () => {
  const units = [
    { size: 2, stake: 1_000, tickets: 3 },
    { size: 3, stake: 1_000, tickets: 1 },
  ]
  const bet = {
    ...parlayOf({ kind: 'system', stake: 4_000, units, tickets: 4 }),
    status: 'running' as const,
  }
  const ticket = { n: 0, size: 2, legs: [0, 2], stake: 1_000, result: null, returned: null }
  const { fake } = await openedArea('/info/betlist', (host) => {
    host.answer(betAcceptList, { bets: [bet], total: 1 })
    host.answer(sysParlayMatch, { bet })
    host.answer(sysParlayBet, {
      tickets: [ticket, { ...ticket, n: 1, result: 'win', returned: 3_572 }],
      total: 4,
    })
    host.answer(sysParlayList, { bets: [bet], total: 1 })
  })
  expect(await screen.findByText(/System parlay · Trixie/)).toBeTruthy()
  await userEvent.click(await screen.findByRole('link', { name: '4 of 4 tickets' }))
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    '#LegsOddsStakeReturnedStatus',
    '11 + 3Buriram United 1-1.5 (−1.25) + Man City −13.62810.00–Running',
    '21 + 3Buriram United 1-1.5 (−1.25) + Man City −13.62810.0035.72Won',
  ])
  expect(fake.location.value).toMatchObject({ pathname: '/info/sysparlay', search: '?bet=b2' })
  await userEvent.click(screen.getByRole('link', { name: 'All system parlays' }))
  expect(await screen.findByRole('link', { name: '4 tickets' })).toBeTruthy()
})
