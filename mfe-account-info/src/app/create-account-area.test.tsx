import { act, screen, waitFor } from '@testing-library/react'
import { betAcceptList } from '@touchline/contracts/calls'
import { openedArea } from '../testing/opened-area'

const opened = (at: string) => openedArea(at, (fake) => fake.answer(betAcceptList, { bets: [], total: 0 }))

describe('the account area', () => {
  test('sends the bare address of the area to the bet list', async () => {
    const { fake } = await opened('/info')
    expect(fake.did.navigated).toEqual(['/info', '/info/betlist'])
  })

  test.each(['/slots', '/info/messages', '/livetv'])(
    'leaves %s to the shell, which says where it leads',
    async (path) => {
      const { fake } = await opened('/info/betlist')
      act(() => fake.host.navigate(path))
      expect(fake.did.navigated).toEqual(['/info/betlist', path])
    },
  )

  test('speaks Burmese as soon as the shell does', async () => {
    const { fake } = await opened('/info/betlist')
    act(() => fake.language.next('my'))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('လောင်းစာရင်း'))
  })

  test('takes everything down', async () => {
    const { fake, target, close } = await opened('/info/betlist')
    await close()
    expect(target.childNodes).toHaveLength(0)
    expect(fake.member.observed).toBe(false)
    expect(fake.location.observed).toBe(false)
    expect(fake.language.observed).toBe(false)
  })
})
