import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { uplineContact } from '@touchline/contracts/calls'
import { type FakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { openedArea } from '../testing/opened-area'

const opened = (script: (fake: FakeHost) => void, at = '/info/help') => openedArea(at, script)

const reached = (contacts: { channel: 'line' | 'phone' | 'wechat'; value: string }[]) => (fake: FakeHost) =>
  fake.answer(uplineContact, { upline: 'kyi', contacts })

describe('help', () => {
  test('names the upline and leads to it', async () => {
    await opened(
      reached([
        { channel: 'phone', value: '+60 3-1234' },
        { channel: 'line', value: '@kyi' },
        { channel: 'wechat', value: 'kyi_88' },
      ]),
    )
    expect(await screen.findByText(/kyi looks after your account/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '+60 3-1234' }).getAttribute('href')).toBe('tel:+6031234')
    expect(screen.getByRole('link', { name: '@kyi' }).getAttribute('href')).toBe(
      'https://line.me/R/ti/p/~kyi',
    )
    // There is no address for it: it is typed into the application.
    expect(screen.getByText('kyi_88')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'kyi_88' })).toBeNull()
  })

  test('says whom to ask where the upline names no way', async () => {
    await opened(reached([]))
    expect(await screen.findByText(/kyi has not given any contact details/)).toBeTruthy()
  })

  test('names another upline as soon as the member has one', async () => {
    const { fake } = await opened(reached([]))
    expect(await screen.findByText(/kyi has not given any contact details/)).toBeTruthy()
    fake.answer(uplineContact, { upline: 'agent2', contacts: [{ channel: 'line', value: '@two' }] })
    const account = fakeAccount()
    const info = { ...account.info, parent_id: 'agent2' }
    await act(async () => fake.session.next({ stage: 'in', account: { ...account, info } }))
    expect(await screen.findByText(/agent2 looks after your account/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '@two' })).toBeTruthy()
    expect(screen.queryByText(/kyi/)).toBeNull()
  })

  test('keeps the contact in sight when it is asked for again and does not come', async () => {
    const { fake } = await opened(reached([{ channel: 'line', value: '@kyi' }]))
    expect(await screen.findByRole('link', { name: '@kyi' })).toBeTruthy()
    fake.refuse(uplineContact, 'systemError')
    await act(async () => fake.session.next({ stage: 'in', account: fakeAccount({ view_only: true }) }))
    expect(screen.getByRole('link', { name: '@kyi' })).toBeTruthy()
    expect(screen.queryByText('Contact details could not be loaded')).toBeNull()
  })

  test('does not keep the contact of an upline that the member has no more', async () => {
    const { fake } = await opened(reached([{ channel: 'line', value: '@kyi' }]))
    expect(await screen.findByRole('link', { name: '@kyi' })).toBeTruthy()
    fake.refuse(uplineContact, 'systemError')
    await act(async () => fake.session.next({ stage: 'in', account: fakeAccount({ parent_id: 'agent2' }) }))
    expect(await screen.findByText('Contact details could not be loaded')).toBeTruthy()
    expect(screen.queryByRole('link', { name: '@kyi' })).toBeNull()
  })

  test('asks nothing of nobody once the member is out', async () => {
    const { fake } = await opened(reached([]))
    expect(await screen.findByText(/kyi has not given any contact details/)).toBeTruthy()
    fake.refuse(uplineContact, 'systemError')
    await act(async () => fake.session.next({ stage: 'out' }))
    expect(screen.queryByText('Contact details could not be loaded')).toBeNull()
  })

  test('asks again when the contact did not come', async () => {
    const { fake } = await opened((host) => host.refuse(uplineContact, 'systemError'))
    expect(await screen.findByText('Contact details could not be loaded')).toBeTruthy()
    reached([])(fake)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/kyi has not given any contact details/)).toBeTruthy()
  })

  test('leads to one answer by its link, with figures of the product in it, and on from there', async () => {
    const into = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { fake } = await opened(reached([]), '/info/help?topic=betMissing')
    const answer = await screen.findByRole('article', { current: true })
    expect(within(answer).getByText(/60 seconds at most/)).toBeTruthy()
    // From frame to frame until it is in sight, which nothing is here.
    await waitFor(() => expect(into).toHaveBeenCalled())
    expect(into.mock.contexts.every((scrolled) => scrolled === answer)).toBe(true)
    into.mockRestore()
    await userEvent.click(within(answer).getByRole('link', { name: 'Read the rule' }))
    expect(fake.location.value).toMatchObject({ pathname: '/info/rules', search: '?rule=general.key' })
  })
})
