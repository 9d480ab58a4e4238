import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { createAccountArea } from './create-account-area'

async function opened(at = '/info/rules') {
  const fake = createFakeHost()
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

const topics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

describe('the rules', () => {
  test('stand by topic, with the figures of the product in them', async () => {
    const { close } = await opened()
    expect(topics()).toEqual([
      ...['Account', 'General', 'Odds and stakes', 'Live bets', 'Football', 'Other sports'],
      'Results and void bets',
    ])
    expect(screen.getByText(/waits at least 3 to 8 seconds.* at most 60 seconds in all/)).toBeTruthy()
    await close()
  })

  test('are searched, and found again by their address', async () => {
    const { fake, close } = await opened()
    await userEvent.type(screen.getByRole('searchbox'), 'abandoned second')
    expect(await screen.findByText('1 rule')).toBeTruthy()
    expect(fake.location.value.search).toBe('?q=abandoned+second')
    await userEvent.click(screen.getByRole('button', { name: 'Football' }))
    expect(screen.getByText('No rule speaks of “abandoned second”')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all rules' }))
    expect(fake.location.value.search).toBe('')
    await close()
  })

  test('lead to one rule by its link', async () => {
    const into = jest.spyOn(Element.prototype, 'scrollIntoView')
    const { fake, close } = await opened('/info/rules?topic=football')
    await userEvent.click(screen.getByRole('link', { name: 'Quarter lines' }))
    expect(fake.location.value.search).toBe('?rule=football.quarter')
    const rule = screen.getByRole('article', { current: true })
    expect(within(rule).getByText(/half of the bet stands on each/)).toBeTruthy()
    expect(into.mock.contexts).toEqual([rule])
    into.mockRestore()
    await close()
  })

  test('are reached from the bet list, in Burmese too', async () => {
    const { fake, close } = await opened('/info/betlist')
    await act(async () => fake.language.next('my'))
    await userEvent.click(await screen.findByRole('link', { name: 'စည်းမျဉ်းစည်းကမ်း' }))
    expect((await screen.findByRole('heading', { level: 2, name: 'ဘောလုံး' })).lang).toBe('')
    expect(document.querySelector('[lang="my"]')).not.toBeNull()
    await close()
  })
})
