import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CATALOGUE, type ErrorCode, isErrorCode } from '@touchline/contracts/errors'
import { fakeAccount } from '@touchline/test-kit/fake-host'
import { ok, profileOf, refused } from '../../testing/fake-server'
import { showPage } from '../../testing/show-page'
import { ASKS_UPLINE } from './upline-contact'

beforeEach(() => localStorage.clear())

test('a text that refers to the upline names the upline', () => {
  const texts = Object.keys(CATALOGUE).filter(
    (code) => isErrorCode(code) && /contact your (agent|upline)/.test(CATALOGUE[code].text),
  )
  expect([...ASKS_UPLINE].sort()).toEqual(texts.sort())
})

describe('a dialog', () => {
  test.each<[ErrorCode, string, string | null]>([
    ['permission_denied', 'You are logged out', 'agent7'],
    ['BLOCK', 'You are logged out', 'agent7'],
    ['forbiddenAccess', 'Error', 'agent7'],
    ['session_expired', 'You are logged out', null],
    ['roomFull', 'Error', null],
  ])('about %s is called "%s" and names %s', async (code, title, upline) => {
    const { services } = await showPage('/info/betlist', { info: { parent_id: 'agent7' } })
    await screen.findByRole('main')
    act(() => services.bus.next({ type: 'error', code, text: 'Why.', dialog: true, source: 'test' }))
    const dialog = await screen.findByRole('dialog', { name: title })
    expect(within(dialog).queryByText('Your agent')?.nextSibling?.textContent ?? null).toBe(upline)
  })

  test.each([
    ['of the member', 'agent7', ['@seven', '+60 12-345', 'wx_seven']],
    ['of another member', 'agent8', []],
  ])('has the ways to reach the upline %s that were asked for before', async (_, upline, ways) => {
    const { server, services } = await showPage('/nowhere', { info: { parent_id: 'agent7' } })
    const contacts = [
      { channel: 'telegram', value: '@seven' },
      { channel: 'phone', value: '+60 12-345' },
      { channel: 'wechat', value: 'wx_seven' },
      { channel: 'email', value: 'a@b.test' },
    ]
    server.answer('/app/uplinecontact', ok({ upline, contacts }))
    act(() => window.history.pushState(null, '', '/info/betlist'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await waitFor(() => expect(server.asked.some(({ path }) => path === '/app/uplinecontact')).toBe(true))
    act(() => services.session.end('BLOCK'))
    const dialog = await screen.findByRole('dialog', { name: 'You are logged out' })
    const [, ...shown] = within(dialog).getAllByRole('definition')
    expect(shown.map((way) => way.textContent)).toEqual(ways)
    expect(within(dialog).queryByRole('link', { name: '@seven' })?.getAttribute('href') ?? null).toBe(
      ways.length > 0 ? 'https://t.me/seven' : null,
    )
  })

  test('has the newest ways to reach the upline', async () => {
    const { server, services } = await showPage('/info/betlist', { info: { parent_id: 'agent7' } })
    const reachedBy = (value: string) =>
      server.answer(
        '/app/uplinecontact',
        ok({ upline: 'agent7', contacts: [{ channel: 'telegram', value }] }),
      )
    const asked = () => server.asked.filter(({ path }) => path === '/app/uplinecontact').length
    server.answer('/app/userprofile', ok(profileOf(fakeAccount({ parent_id: 'agent7' }))))
    reachedBy('@seven')
    await waitFor(() => expect(asked()).toBe(1))
    reachedBy('@eight')
    await act(() => services.session.refreshProfile())
    await waitFor(() => expect(asked()).toBe(2))
    act(() => services.session.end('BLOCK'))
    const dialog = await screen.findByRole('dialog', { name: 'You are logged out' })
    expect(within(dialog).getByRole('link', { name: '@eight' })).toBeTruthy()
  })

  test.each<[ErrorCode, RegExp]>([
    ['sessionExpired', /^This account was logged in from another browser\./],
    ['session_expired', /^Session expired!/],
    ['BLOCK', /^Account is blocked\./],
  ])('about %s gives one reason, the true one', async (code, reason) => {
    const { services } = await showPage('/info/betlist')
    await screen.findByRole('main')
    act(() => services.session.end(code))
    const dialog = await screen.findByRole('dialog', { name: 'You are logged out' })
    const texts = [...within(dialog).getByRole('alert').children].map(({ textContent }) => textContent)
    expect(texts).toEqual([expect.stringMatching(reason), 'You will return to this page.'])
  })

  test('has the address that the brand gives', async () => {
    const { services } = await showPage('/info/betlist', {
      brand: { support: { text: 'Help desk', url: 'mailto:help@brand.test' } },
    })
    await screen.findByRole('main')
    act(() => services.bus.next({ type: 'error', code: 'BLOCK', text: 'Why.', dialog: true, source: 'test' }))
    const link = await screen.findByRole('link', { name: 'Help desk' })
    expect(link.getAttribute('href')).toBe('mailto:help@brand.test')
  })
})

test('a login that is refused names whom to ask, as the server says', async () => {
  const { server } = await showPage('/', { out: true })
  server.answer('/app/authlogin', refused('BLOCK', { upline: 'agent9' }))
  await userEvent.type(await screen.findByLabelText('Username'), 'demo')
  await userEvent.type(screen.getByLabelText('Password'), 'demo88')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Your agentagent9')
})
