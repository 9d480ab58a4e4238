import { screen, waitFor } from '@testing-library/react'
import { KEPT } from '../services/storage'
import { REMEMBERED } from '../state/login-form'
import { showPage } from '../testing/show-page'

const JUNK = ['{', '5', 'true', '[]', '{}', '{"a":[1]}', '[{}]']

afterEach(() => localStorage.clear())

test.each(JUNK)('with %s under every key the page shows what it shows without', async (junk) => {
  for (const { key } of [...Object.values(KEPT), REMEMBERED]) localStorage.setItem(key, junk)
  const { unmount } = await showPage('/info/settings')
  expect(await screen.findByRole('main')).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: /Account of/ })).toBeTruthy())
  unmount()
  await showPage('/', { out: true })
  expect(await screen.findByLabelText('Username')).toHaveProperty('value', '')
})
