import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { elementsWide } from '../testing/element-width'
import { openedArea } from '../testing/opened-area'

const opened = (at = '/info/rules') => openedArea(at)

const topics = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

const beWide = elementsWide(1200)

describe('the rules', () => {
  test('are grouped by topic, with the figures of the product in them', async () => {
    await opened()
    expect(topics()).toEqual([
      ...['Account', 'General', 'Odds and stakes', 'Live bets', 'Parlays', 'Body and maung', 'Football'],
      'Other sports',
      'Results and void bets',
    ])
    expect(screen.getByText(/waits at least 3 to 8 seconds.* up to 60 seconds in all/)).toBeTruthy()
    expect(screen.getByText(/by the number of legs: 2: 15%, 3–10: 20%/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/{{/)
  })

  test('are searched, and found again by their address', async () => {
    const { fake } = await opened()
    await userEvent.type(screen.getByRole('searchbox'), 'abandoned second')
    expect(await screen.findByText('1 rule')).toBeTruthy()
    expect(fake.location.value.search).toBe('?q=abandoned+second')
    await userEvent.click(screen.getByRole('link', { name: 'Football' }))
    expect(screen.getByText('No rules found for “abandoned second”')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show all rules' }))
    expect(fake.location.value.search).toBe('')
  })

  test('lead to one rule by its link, as soon as it has a place', async () => {
    const into = jest.spyOn(Element.prototype, 'scrollIntoView')
    const box = jest.spyOn(Element.prototype, 'getBoundingClientRect')
    box.mockImplementation(() => new DOMRect(0, 100, 600, into.mock.calls.length > 1 ? 80 : 0))
    const { fake } = await opened('/info/rules?topic=football')
    const title = screen.getByRole('heading', { level: 3, name: 'Quarter lines' })
    await userEvent.click(within(title).getByRole('link'))
    expect(fake.location.value.search).toBe('?rule=football.quarter')
    const rule = screen.getByRole('article', { current: true })
    expect(within(rule).getByText(/half of the bet is on each/)).toBeTruthy()
    await waitFor(() => expect(into.mock.contexts).toEqual([rule, rule]))
    into.mockRestore()
    box.mockRestore()
  })

  test('are a list of contents where there is room, else a choice of topics', async () => {
    const wide = await opened('/info/rules?rule=football.quarter')
    const contents = screen.getByRole('navigation', { name: 'Contents' })
    expect(within(contents).getByRole('link', { name: 'Quarter lines', current: true })).toBeTruthy()
    expect(within(contents).queryByRole('link', { name: 'Maximum payout' })).toBeNull()
    await wide.close()
    beWide(360)
    const { fake } = await opened()
    expect(screen.queryByRole('navigation', { name: 'Contents' })).toBeNull()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Topics' }), 'Body and maung')
    expect(fake.location.value.search).toBe('?topic=burmese')
    expect(topics().slice(1)).toEqual(['Body and maung'])
  })

  test('give their links away', async () => {
    const user = userEvent.setup()
    await opened('/info/rules?topic=live')
    await user.click(screen.getByRole('button', { name: 'Copy link to “Rejected live bets”' }))
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/info/rules?rule=live.rejected`)
    expect(screen.getByText('Link copied')).toBeTruthy()
  })

  test('are reached from the bet list, in Burmese too', async () => {
    const { fake } = await opened('/info/betlist')
    await act(async () => fake.language.next('my'))
    await userEvent.click(await screen.findByRole('link', { name: 'စည်းမျဉ်းစည်းကမ်း' }))
    expect((await screen.findByRole('heading', { level: 2, name: 'ဘောလုံး' })).lang).toBe('')
    expect(document.querySelector('[lang="my"]')).not.toBeNull()
  })
})
