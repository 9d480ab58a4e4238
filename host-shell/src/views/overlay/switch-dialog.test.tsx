import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ErrorCode } from '@touchline/contracts/errors'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { ok, profileOf, refused } from '../../testing/fake-server'
import { showPage } from '../../testing/show-page'

beforeEach(() => localStorage.clear())

// The menu of a phone, which has both buttons too, comes once the areas have settled.
const inHeader = async (name: string) =>
  within(await screen.findByRole('banner')).findByRole('button', { name }, { timeout: 10_000 })
const openMenu = async () => userEvent.click(await inHeader('Account of demo'))

const opened = async () => {
  const page = await showPage('/info/betlist', { brand: { switchLogin: true } })
  await openMenu()
  await userEvent.click(await inHeader('Switch account'))
  const dialog = await screen.findByRole('dialog', { name: 'Switch account' })
  return { ...page, dialog, within: within(dialog) }
}

const enter = async (name: string, password: string) => {
  const dialog = within(screen.getByRole('dialog'))
  if (name) await userEvent.type(dialog.getByLabelText('Username'), name)
  if (password) await userEvent.type(dialog.getByLabelText('Password'), password)
  await userEvent.click(dialog.getByRole('button', { name: 'Switch' }))
}

const calls = (server: { asked: { path: string }[] }, path: string) =>
  server.asked.filter((call) => call.path === path).length

test('a brand that does not use it has nothing of it', async () => {
  await showPage('/info/betlist', { brand: { switchLogin: false } })
  await openMenu()
  await inHeader('Log out')
  expect(screen.queryByText('Switch account')).toBeNull()
})

test('the focus is on the name, and Escape closes it', async () => {
  const { within: inside } = await opened()
  expect(document.activeElement).toBe(inside.getByLabelText('Username'))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['', '', ['Username is required!', 'Password is required!']],
  ['   ', 'demo88', ['Username is required!']],
  ['demo2', '', ['Password is required!']],
])('%j with %j is refused beside the field, and nobody is asked', async (name, password, faults) => {
  const { server, within: inside } = await opened()
  await enter(name, password)
  for (const fault of faults) expect(inside.getByText(fault)).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
  expect(calls(server, '/app/switchlogin')).toBe(0)
})

test('the other account is in at the same place, without a dialog', async () => {
  const { server } = await opened()
  server.answer(
    '/app/switchlogin',
    ok(profileOf(fakeAccount({ account_id: 'demo2', session_token: 'other' }))),
  )
  await enter('demo2', 'demo88')
  await screen.findByRole('button', { name: 'Account of demo2' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(window.location.pathname).toBe('/info/betlist')
  expect(server.asked.find(({ path }) => path === '/app/switchlogin')?.body).toMatchObject({
    account_id: 'demo2',
    session_token: 'handle-demo',
    password: 'demo88',
  })
})

test('fields that a password manager filled are read as they are', async () => {
  const { server, within: inside } = await opened()
  for (const [name, text] of [
    ['Username', 'demo2'],
    ['Password', 'demo88'],
  ] as const)
    inside.getByLabelText<HTMLInputElement>(name).value = text
  await userEvent.click(inside.getByRole('button', { name: 'Switch' }))
  expect(server.asked.find(({ path }) => path === '/app/switchlogin')?.body).toMatchObject({
    account_id: 'demo2',
    password: 'demo88',
  })
})

test('while it switches its button says that, and not that it logs in', async () => {
  const { server, within: inside } = await opened()
  server.answer('/app/switchlogin', () => new Promise<object>(() => undefined))
  await enter('demo2', 'demo88')
  expect(inside.getByRole('button', { name: 'Switching…' })).toHaveProperty('disabled', true)
})

test.each<ErrorCode>(['invalid_password', 'BLOCK'])(
  'a login that is refused as %s leads to the landing page, which says why',
  async (code) => {
    const { server } = await opened()
    server.answer('/app/switchlogin', refused(code, { upline: 'agent9' }))
    await enter('demo2', 'wrong1')
    const dialog = await screen.findByRole('dialog', { name: 'Error' })
    expect(dialog.textContent).toContain('Switching failed and you are logged out.')
    expect(dialog.textContent?.includes('agent9')).toBe(code === 'BLOCK')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(calls(server, '/app/logout')).toBe(1)
  },
)

test.each<ErrorCode>(['requestLimit', 'loginLimit', 'systemError'])(
  'the refusal %s is shown in the dialog, and the session continues',
  async (code) => {
    const { server, services, within: inside } = await opened()
    server.answer('/app/switchlogin', refused(code))
    await enter('demo2', 'demo88')
    expect(await inside.findByRole('alert')).toBeTruthy()
    expect(services.session.account?.info.account_id).toBe('demo')
    expect(calls(server, '/app/logout')).toBe(0)
  },
)

test('it goes with the session for which it was opened', async () => {
  const { services } = await opened()
  act(() => services.session.end('requested'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
