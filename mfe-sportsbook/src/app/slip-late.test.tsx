import { act, screen } from '@testing-library/react'
import { betSingle } from '@touchline/contracts/calls'
import { loadMore } from '../slip/views/lazy-more'
import { arsenalBet } from '../testing/slip-fixtures'
import { mountPanel } from '../testing/slip-panel'

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

/** A live bet that waits for acceptance. */
async function stakedLive() {
  const panel = await mountPanel()
  const waiting = { status: 'waiting', decide_at: panel.fake.clock.now + 9000 } as const
  panel.fake.answer(betSingle, (request) => ({ kind: 'ok', data: { bet: arsenalBet(waiting, request) } }))
  await panel.pick()
  await panel.user.type(panel.stake(), '100')
  const showPrice = (change: Parameters<typeof arsenalBet>[0]) =>
    act(async () => panel.fake.member.next({ t: 'bet', bet: arsenalBet(change) }))
  return { ...panel, showPrice }
}

describe('what a slip shows late', () => {
  test('is loaded before the slip of a sent bet changes', async () => {
    let open: () => void = () => undefined
    mockGate.opened = new Promise((resolve) => {
      open = resolve
    })
    const { press, showPrice, later } = await stakedLive()
    const drawn = await drawings(async () => {
      await press('Confirm bet')
      await showPrice({ status: 'rejected', reason: 'rejectedGoal' })
      await later()
    })
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter((text) => !text.includes('Arsenal'))).toEqual([])
    await act(async () => open())
    expect(await screen.findByRole('button', { name: 'Edit and try again' })).toBeTruthy()
  })

  test.each([
    ['rejected', 'Arsenal'],
    ['running', 'Bet accepted'],
  ] as const)('leaves no slip blank as its bet waits and then is %s', async (status, spoken) => {
    await loadMore()
    const { press, showPrice, later } = await stakedLive()
    const waiting = await drawings(() => press('Confirm bet'))
    expect(waiting.filter((text) => !text.includes('Arsenal'))).toEqual([])
    await screen.findByRole('button', { name: 'Waiting…' })
    const decided = await drawings(async () => {
      await showPrice({ status, reason: status === 'rejected' ? 'rejectedGoal' : null })
      await later()
    })
    expect(decided.at(-1)).toContain(spoken)
    expect(decided.filter((text) => !text.includes('Arsenal') && !text.includes(spoken))).toEqual([])
  })
})
