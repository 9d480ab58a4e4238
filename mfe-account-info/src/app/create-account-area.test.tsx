import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { betAcceptList, betRejectList, dBetListCancel, pendingBetList } from '@touchline/contracts/calls'
import { createFakeHost, type FakeHost } from '@touchline/test-kit/fake-host'
import { betOf, parlayOf, underOf } from '../testing/bets'
import { createAccountArea } from './create-account-area'

async function opened(script: (fake: FakeHost) => void, at = '/info/betlist') {
  const fake = createFakeHost()
  script(fake)
  fake.host.navigate(at)
  const target = document.createElement('div')
  document.body.replaceChildren(target)
  let unmount = async () => {}
  await act(async () => {
    const down = await createAccountArea(target, fake.host)
    unmount = async () => down()
  })
  return { fake, target, unmount: () => act(unmount) }
}

const running = (...bets: Parameters<typeof betOf>[0][]) => ({ bets: bets.map(betOf), total: bets.length })

describe('the account area', () => {
  test('lists running bets with stake, risk and to win, and a row for each leg', async () => {
    const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1200)
    const bets = [betOf(), parlayOf()]
    const { unmount } = await opened((fake) => fake.answer(betAcceptList, { bets, total: 2 }))
    const table = await screen.findByRole('table')
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 1 + 3)
    const [, first] = within(table).getAllByRole('row')
    expect(first?.textContent).toContain('Arsenal \u22120.5')
    // How far the match is stands with the match, not with the price.
    expect(first?.textContent).toMatch(/First half.*\u22120\.96 MY.*100\.00.*96\.00.*100\.00.*Running/)
    await unmount()
    width.mockRestore()
  })

  test('says which commission a bet brought', async () => {
    const { unmount } = await opened((fake) => fake.answer(betAcceptList, running({ commission: 25 }, {})))
    expect(await screen.findAllByText('Commission +0.25')).toHaveLength(1)
    await unmount()
  })

  test('sends the bare address of the area to the bet list', async () => {
    const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running()), '/info')
    expect(fake.did.navigated).toEqual(['/info', '/info/betlist'])
    await unmount()
  })

  test.each(['/slots', '/info/settings', '/info/statement', '/livetv'])(
    'leaves %s to the shell, which says where it leads',
    async (path) => {
      const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running()))
      act(() => fake.host.navigate(path))
      expect(fake.did.navigated).toEqual(['/info/betlist', path])
      await unmount()
    },
  )

  test('shows rejected bets with their reason beside void ones, each with an address', async () => {
    const { fake, unmount } = await opened((host) => {
      host.answer(betAcceptList, running())
      host.answer(pendingBetList, running())
      host.answer(dBetListCancel, running())
      host.answer(betRejectList, running({ status: 'rejected', reason: 'rejectedGoal', returned: 9_600 }))
    })
    await userEvent.click(screen.getByRole('radio', { name: /Void/ }))
    await screen.findByText('No void bets')
    await userEvent.click(screen.getByRole('button', { name: 'Rejected' }))
    expect(await screen.findByText('A goal was scored while the bet was waiting.')).toBeTruthy()
    expect(fake.did.navigated.slice(1)).toEqual(['/info/betlist?view=void', '/info/betlist?view=rejected'])
    await unmount()
  })

  test('turns pages by the address', async () => {
    const { fake, unmount } = await opened((host) =>
      host.answer(betAcceptList, ({ page }) => ({
        kind: 'ok',
        data: { bets: [page === 2 ? underOf() : betOf()], total: 11 },
      })),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }))
    expect(await screen.findByText('11–11 of 11')).toBeTruthy()
    expect(screen.getByText('TL-7Q2B-19980')).toBeTruthy()
    expect(fake.location.value.search).toBe('?page=2')
    await unmount()
  })

  test('follows a bet that the server pushes', async () => {
    const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running({})))
    await screen.findByText(/from 1-0/)
    act(() =>
      fake.member.next({ t: 'bet', bet: betOf({ legs: [{ ...betOf().legs[0], score: [3, 0] } as never] }) }),
    )
    expect(await screen.findByText('Arsenal 3-0 Chelsea, from 1-0')).toBeTruthy()
    await unmount()
  })

  test('says why there is no list, and gets it on retry', async () => {
    const { fake, unmount } = await opened((host) =>
      host.refuse(betAcceptList, 'systemError', 'System error.'),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('Code systemError')
    fake.answer(betAcceptList, running())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the sportsbook' }))
    expect(fake.did.navigated.at(-1)).toBe('/desktop')
    await unmount()
  })

  test('speaks Burmese as soon as the shell does', async () => {
    const { fake, unmount } = await opened((host) => host.answer(betAcceptList, running()))
    act(() => fake.language.next('my'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('လောင်းစာရင်း'))
    await unmount()
  })

  test('takes everything down', async () => {
    const { fake, target, unmount } = await opened((host) => host.answer(betAcceptList, running()))
    await unmount()
    expect(target.childNodes).toHaveLength(0)
    expect(fake.member.observed).toBe(false)
    expect(fake.location.observed).toBe(false)
    expect(fake.language.observed).toBe(false)
  })
})
