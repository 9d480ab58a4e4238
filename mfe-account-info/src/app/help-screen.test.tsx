import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { uplineContact } from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { createAccountArea } from './create-account-area'

async function opened(script: (fake: FakeHost) => void, at = '/info/help') {
  const fake = createFakeHost()
  script(fake)
  fake.host.navigate(at)
  const target = document.body.appendChild(document.createElement('div'))
  const unmount = await act(async () => createAccountArea(target, fake.host))
  return {
    fake,
    close: async () => {
      await act(async () => unmount())
      target.remove()
    },
  }
}

const reached = (contacts: { channel: 'line' | 'phone' | 'wechat'; value: string }[]) => (fake: FakeHost) =>
  fake.answer(uplineContact, { upline: 'kyi', contacts })

describe('help', () => {
  test('names the upline and leads to it', async () => {
    const { close } = await opened(
      reached([
        { channel: 'phone', value: '+60 3-1234' },
        { channel: 'line', value: '@kyi' },
        { channel: 'wechat', value: 'kyi_88' },
      ]),
    )
    expect(await screen.findByText(/kyi answers for your account/)).toBeTruthy()
    expect(screen.getByRole('link', { name: '+60 3-1234' }).getAttribute('href')).toBe('tel:+6031234')
    expect(screen.getByRole('link', { name: '@kyi' }).getAttribute('href')).toBe(
      'https://line.me/R/ti/p/~kyi',
    )
    // There is no address for it: it is typed into the application.
    expect(screen.getByText('kyi_88')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'kyi_88' })).toBeNull()
    await close()
  })

  test('says whom to ask where the upline names no way', async () => {
    const { close } = await opened(reached([]))
    expect(await screen.findByText(/kyi has given no contact here/)).toBeTruthy()
    await close()
  })

  test('asks again when the contact did not come', async () => {
    const { fake, close } = await opened((host) => host.refuse(uplineContact, 'systemError'))
    expect(await screen.findByText('The contact could not be loaded')).toBeTruthy()
    reached([])(fake)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/kyi has given no contact here/)).toBeTruthy()
    await close()
  })

  test('leads to one answer by its link, with figures of the product in it, and on from there', async () => {
    const into = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { fake, close } = await opened(reached([]), '/info/help?topic=betMissing')
    const answer = await screen.findByRole('article', { current: true })
    expect(within(answer).getByText(/at most 60 seconds/)).toBeTruthy()
    // From frame to frame until it is in sight, which nothing is here.
    await waitFor(() => expect(into).toHaveBeenCalled())
    expect(into.mock.contexts.every((scrolled) => scrolled === answer)).toBe(true)
    into.mockRestore()
    await userEvent.click(within(answer).getByRole('link', { name: 'Read the rule' }))
    expect(fake.location.value).toMatchObject({ pathname: '/info/rules', search: '?rule=general.key' })
    await close()
  })
})
