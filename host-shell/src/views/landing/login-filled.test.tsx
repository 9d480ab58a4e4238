import { act, fireEvent, screen } from '@testing-library/react'
import { showPage } from '../../testing/show-page'

beforeEach(() => localStorage.clear())

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name, {}, { timeout: 10_000 })

/** Fills a field as a password manager does: React sees no change of a value that was set on the element. */
async function fill(name: string, text: string, events: readonly ('input' | 'change')[]): Promise<void> {
  const input = await field(name)
  input.value = text
  for (const event of events) fireEvent(input, new Event(event, { bubbles: true }))
}

test.each([
  { how: 'with all events', events: ['input', 'change'] as const },
  { how: 'without an event', events: [] },
])('a login that was filled in $how is sent as its fields are', async ({ events }) => {
  const { server } = await showPage('/', { out: true })
  await fill('Username', 'demo', events)
  await fill('Password', 'demo88', events)
  await act(async () => screen.getByRole('button', { name: 'Log in' }).click())
  expect(screen.queryByText('Username is required!')).toBeNull()
  expect(server.asked.find(({ path }) => path === '/app/authlogin')?.body).toMatchObject({
    password: 'demo88',
  })
})

test('a name that was filled in unseen stays while the password is typed', async () => {
  await showPage('/', { out: true })
  await fill('Username', 'demo', [])
  fireEvent.input(await field('Password'), { target: { value: 'demo88' } })
  expect((await field('Username')).value).toBe('demo')
})
