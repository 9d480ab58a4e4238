import { act, screen } from '@testing-library/react'
import { loadMore } from '../slip/views/lazy-more'
import { stakedForm } from '../testing/slip-panel'

const mockGate = { opened: Promise.resolve() }
jest.mock('../locales/bets-words', () => {
  const real = jest.requireActual('../locales/bets-words')
  return {
    withBetsWords: async (piece: Promise<unknown>) => {
      await mockGate.opened
      return real.withBetsWords(piece)
    },
  }
})

/** Every text that the slip shows while something happens, drawing by drawing. */
async function drawings(happens: () => Promise<unknown>): Promise<string[]> {
  const slip = document.getElementById('slip') as HTMLElement
  const drawn: string[] = []
  const watching = new MutationObserver(() => drawn.push(slip.textContent ?? ''))
  watching.observe(slip, { childList: true, subtree: true, characterData: true })
  await happens()
  watching.disconnect()
  return drawn
}

const isBlank = (text: string): boolean => !text.includes('Arsenal')

// The first test: the code is loaded once.
test('the code of a sent bet is loaded before its slip changes', async () => {
  let open: () => void = () => undefined
  mockGate.opened = new Promise((resolve) => {
    open = resolve
  })
  const { press, waits, decides, later } = await stakedForm('single')
  waits()
  const drawn = await drawings(async () => {
    await press('Confirm bet')
    await decides({ status: 'rejected', reason: 'rejectedGoal' })
    await later()
  })
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter(isBlank)).toEqual([])
  await act(async () => open())
  expect(await screen.findByRole('button', { name: 'Edit and try again' })).toBeTruthy()
})

test.each([
  { status: 'rejected', text: 'Arsenal' },
  { status: 'running', text: 'Bet accepted' },
] as const)('no slip is blank while its bet waits and then is $status', async ({ status, text }) => {
  await loadMore()
  const { press, waits, decides, later } = await stakedForm('single')
  waits()
  expect((await drawings(() => press('Confirm bet'))).filter(isBlank)).toEqual([])
  await screen.findByRole('button', { name: 'Waiting…' })
  const decided = await drawings(async () => {
    await decides({ status, reason: status === 'rejected' ? 'rejectedGoal' : null })
    await later()
  })
  expect(decided.at(-1)).toContain(text)
  expect(decided.filter((drawn) => isBlank(drawn) && !drawn.includes(text))).toEqual([])
})
