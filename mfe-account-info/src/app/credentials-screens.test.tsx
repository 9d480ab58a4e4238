import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { addSecondary, changePassword } from '@touchline/contracts/calls'
import type { CallResult, HostServices } from '@touchline/contracts/host'
import { type FakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openedArea } from '../testing/opened-area'

jest.setTimeout(20_000)

async function opened(
  at: string,
  script: (fake: FakeHost) => void = () => undefined,
  overrides: Partial<HostServices> = {},
) {
  const refreshed = jest.fn(async () => undefined)
  const { fake } = await openedArea(at, script, { refreshBalance: refreshed, ...overrides })
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 })
  return {
    fake,
    refreshed,
    /** The calls of the form; the navigation counts unread messages beside it. */
    asked: () => fake.asked.filter(({ name }) => name !== 'personalUnread'),
  }
}

/** The points met, and the open ones. */
const points = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ dataset }) => dataset.met === 'true')

describe('the password', () => {
  const NEEDS = 'New password requirements'
  const field = (name: string) => screen.getByLabelText(name, { exact: true })
  const type = async (...typed: readonly [current: string, next: string, confirm: string]) => {
    for (const [i, name] of ['Current password', 'New password', 'Confirm new password'].entries()) {
      await userEvent.click(field(name))
      if (typed[i]) await userEvent.keyboard(typed[i])
    }
  }

  test('is ticked off point by point, and sent as it was typed', async () => {
    const { fake, asked } = await opened('/info/password', (host) => host.answer(changePassword, {}))
    expect(points(NEEDS)).toEqual([false, false, false])
    await type('demo88', 'Demo8', '')
    expect(points(NEEDS)).toEqual([false, true, false])
    await userEvent.click(field('New password'))
    await userEvent.keyboard('8')
    expect(points(NEEDS)).toEqual([true, true, false])
    await userEvent.click(field('Confirm new password'))
    await userEvent.keyboard('Demo88')
    expect(points(NEEDS)).toEqual([true, true, true])
    expect(field('New password').getAttribute('type')).toBe('password')
    await userEvent.click(screen.getByRole('button', { name: 'Show: New password' }))
    expect(field('New password').getAttribute('type')).toBe('text')
    await userEvent.click(field('New password'))
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText(/Password changed\./)).toBeTruthy()
    expect(asked()).toEqual([
      { name: 'changePassword', request: { current: 'demo88', next: 'Demo88', confirm: 'Demo88' } },
    ])
    // Who comes back begins anew.
    await act(async () => fake.host.navigate('/info/rules'))
    await act(async () => fake.host.navigate('/info/password'))
    await waitFor(() => expect((field('Current password') as HTMLInputElement).value).toBe(''))
  })

  test('is sent as a password manager filled it', async () => {
    const { asked } = await opened('/info/password', (host) => host.answer(changePassword, {}))
    const filled = {
      'Current password': 'demo88',
      'New password': 'Demo88',
      'Confirm new password': 'Demo88',
    }
    for (const [name, text] of Object.entries(filled)) (field(name) as HTMLInputElement).value = text
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText(/Password changed\./)).toBeTruthy()
    expect(asked()[0]?.request).toEqual({ current: 'demo88', next: 'Demo88', confirm: 'Demo88' })
  })

  test.each([
    ['', 'demo99', 'demo99', 'Current password', 'Current password is required!'],
    ['demo88', 'demo9', 'demo9', 'New password', 'Password must be 6 to 10 characters long.'],
    ['demo88', 'demo99', 'demo98', 'Confirm new password', 'Passwords do not match!'],
    ['demo88', 'demo88', 'demo88', 'New password', 'New password must differ from the current one.'],
  ])('from %j to %j, %j is refused at %s', async (current, next, confirm, at, text) => {
    const { asked } = await opened('/info/password')
    await type(current, next, confirm)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(document.activeElement).toBe(field(at))
    expect(asked()).toEqual([])
  })

  test('that is wrong is reported at its field, and too many guesses bar the button', async () => {
    const refused = (code: 'invalid_password' | 'loginLimit', details: object): CallResult<never> => ({
      kind: 'refused',
      code,
      text: `why ${code}`,
      details,
    })
    const answers = [
      refused('invalid_password', { field: 'current' }),
      refused('loginLimit', { retry_after: 60 }),
    ]
    await opened('/info/password', undefined, {
      // Unread messages of the navigation are counted by nobody here.
      call: (async ({ name }: { name: string }) =>
        name === 'changePassword' ? answers.shift() : { kind: 'unknown' }) as unknown as HostServices['call'],
    })
    await type('wrong1', 'demo99', 'demo99')
    await userEvent.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('why invalid_password')
    expect(document.activeElement).toBe(field('Current password'))
    await userEvent.keyboard('x{Enter}')
    expect(await screen.findByRole('button', { name: 'Wait 60 s' })).toBeTruthy()
  })
})

describe('the nickname', () => {
  const NEEDS = 'Nickname requirements'
  const field = () => screen.getByRole('textbox', { name: 'Nickname' })
  const sure = () => screen.getByRole('checkbox', { name: /cannot be changed or removed later/ })

  test('a wrong one is reported although the mark is missing too', async () => {
    await opened('/info/nickname', () => undefined)
    await userEvent.type(field(), 'ab$')
    await userEvent.click(screen.getByRole('button', { name: 'Set nickname' }))
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(sure().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field())
  })

  test('is set once the member confirms that it is final, and the header shows it', async () => {
    const { asked, refreshed } = await opened('/info/nickname', (host) =>
      host.answer(addSecondary, { nickname: 'lucky77' }),
    )
    expect(points(NEEDS)).toEqual([false, false])
    await userEvent.click(field())
    await userEvent.keyboard('Lucky_')
    expect(points(NEEDS)).toEqual([true, false])
    await userEvent.keyboard('{Backspace}77{Enter}')
    expect(points(NEEDS)).toEqual([true, true])
    expect(screen.getByRole('alert').textContent).toContain('Please confirm that it cannot be changed later.')
    expect(document.activeElement).toBe(sure())
    await userEvent.keyboard(' ')
    await userEvent.click(screen.getByRole('button', { name: 'Set nickname' }))
    expect(await screen.findByText(/Your nickname is lucky77\./)).toBeTruthy()
    expect(asked()).toEqual([{ name: 'addSecondary', request: { nickname: 'Lucky77' } }])
    expect(refreshed).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['abc', 'Nickname must be 6 to 15 letters or digits.'],
    ['lucky 77', 'Nickname must be 6 to 15 letters or digits.'],
    ['', 'Nickname must be 6 to 15 letters or digits.'],
  ])('%j is refused', async (typed, text) => {
    const { asked } = await opened('/info/nickname')
    await userEvent.click(sure())
    await userEvent.click(field())
    if (typed) await userEvent.keyboard(typed)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('alert').textContent).toBe(text)
    expect(asked()).toEqual([])
  })

  test("that is the member's own name is refused in words", async () => {
    const { asked } = await opened('/info/nickname', ({ session }) =>
      session.next({ stage: 'in', account: fakeAccount({ account_id: 'lucky77' }) }),
    )
    await userEvent.click(sure())
    await userEvent.click(field())
    await userEvent.keyboard('Lucky77{Enter}')
    expect(screen.getByRole('alert').textContent).toBe(
      'Invalid nickname, please try to set different nickname.',
    )
    expect(asked()).toEqual([])
  })

  test('that is taken is reported at its field', async () => {
    await opened('/info/nickname', (host) => host.refuse(addSecondary, 'new_login_id_exists'))
    await userEvent.click(sure())
    await userEvent.click(field())
    await userEvent.keyboard('lucky77{Enter}')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(document.activeElement).toBe(field())
  })

  test('that is set already is shown, and there is nothing to set', async () => {
    await opened('/info/nickname', (fake) =>
      fake.session.next({ stage: 'in', account: fakeAccount({ nickname: 'lucky77' }) }),
    )
    expect(await screen.findByText('lucky77')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
