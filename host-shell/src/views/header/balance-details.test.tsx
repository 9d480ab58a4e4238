import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ok } from '../../testing/fake-server'
import { showPage } from '../../testing/show-page'

test.each([
  ['a member who owes 1,316.00 reads so under the balance', -131_600, '1,316.00 MYR'],
  ['nobody else reads of a debt', 0, null],
])('%s', async (_, available, owed) => {
  const { server, services } = await showPage('/nowhere')
  const balance = { balance: available, account_balance: available, outstanding_balance: 0 }
  server.answer('/app/userbalance', ok({ ...balance, retrieve_profile: false }))
  await screen.findByRole('button', { name: /^Balance/ })
  await services.balance.refresh()
  await userEvent.click(screen.getByRole('button', { name: /^Balance/ }))
  await screen.findByText('Available')
  expect(screen.queryByText('Owed after a corrected result')?.nextSibling?.textContent ?? null).toBe(owed)
})
