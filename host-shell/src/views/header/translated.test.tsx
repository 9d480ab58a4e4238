import { act, screen } from '@testing-library/react'
import { translatableFigures, translatePage } from '@touchline/test-kit/translation'
import { ok } from '../../testing/fake-server'
import { showPage } from '../../testing/show-page'

const clock = () => screen.getByText('GMT+8').closest('[translate="no"]')?.textContent

test('in a header that the browser translated the clock and the balance go on', async () => {
  const { server, services } = await showPage('/nowhere')
  await screen.findByRole('button', { name: /^Balance/ })
  translatePage(document.body)
  const [before, now] = [clock(), Date.now()]
  const later = jest.spyOn(Date, 'now').mockReturnValue(now + 600_000)
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)))
  later.mockRestore()
  expect(before).toMatch(/^\d\d:\d\d:\d\d GMT\+8$/)
  expect(clock()?.slice(0, 5)).not.toBe(before?.slice(0, 5))
  const amounts = { balance: 7_700, account_balance: 7_700, outstanding_balance: 0 }
  server.answer('/app/userbalance', ok({ ...amounts, retrieve_profile: false }))
  await act(() => services.balance.refresh())
  expect(screen.getByText('77.00 MYR')).toBeTruthy()
})

test('no figure of the header is translated', async () => {
  await showPage('/nowhere')
  await screen.findByRole('button', { name: /^Balance/ })
  expect(translatableFigures(screen.getByRole('banner'))).toEqual([])
})
