import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { withBetsWords } from '../../locales/bets-words'
import { slipWords } from '../../locales/words'
import { SlipPartsProvider } from '../../slip/views/slip-context'
import { arsenalBet } from '../../testing/slip-fixtures'
import { BetsShare } from './bets-share'

/** Features of a browser; a page without TLS has neither of the first two. */
interface Offered {
  readonly share?: () => Promise<void>
  readonly clipboard?: { writeText: (text: string) => Promise<void> }
  readonly execCommand?: (command: string) => boolean
}

/** The buttons of a ticket in such a browser, and their press. */
async function shareIn({ share, clipboard, execCommand }: Offered) {
  const user = userEvent.setup({ delay: null })
  for (const [name, value] of Object.entries({ share, clipboard }))
    Object.defineProperty(navigator, name, { value, configurable: true })
  Object.defineProperty(document, 'execCommand', { value: execCommand, configurable: true })
  const { host } = createFakeHost()
  const first = await withBetsWords(slipWords.load('en'))
  render(
    <LocaleProvider host={host} words={slipWords} first={first}>
      <SlipPartsProvider value={{ brand: host.brand } as never}>
        <BetsShare bet={arsenalBet()} matchStates={[]} />
      </SlipPartsProvider>
    </LocaleProvider>,
  )
  const button = screen.getByRole('button', { name: /^Share ticket/ })
  await act(async () => user.click(button))
  return { button, user, byHand: () => screen.queryByRole<HTMLTextAreaElement>('textbox') }
}

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
  Reflect.deleteProperty(document, 'execCommand')
})

describe('a press on share', () => {
  test('copies as the keyboard would where there is no clipboard', async () => {
    let copied = ''
    const execCommand = (command: string): boolean => {
      const { activeElement } = document
      if (command === 'copy' && activeElement instanceof HTMLTextAreaElement)
        copied = activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd)
      return true
    }
    const { button, byHand } = await shareIn({ execCommand })
    expect(copied).toContain('TL-7Q4K-20931')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    expect(byHand()).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test.each<[why: string, offered: Offered]>([
    ['nothing', {}],
    ['a clipboard without leave', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
    ['a way to share that is not allowed', { share: () => Promise.reject(new Error('denied')) }],
    ['a selection that may not be copied', { execCommand: () => false }],
  ])('shows the ticket selected, with a note, where the browser has %s', async (_, offered) => {
    const { byHand } = await shareIn(offered)
    const field = byHand()
    expect(field?.value).toContain('TL-7Q4K-20931')
    expect(document.activeElement).toBe(field)
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, field?.value.length])
    expect(screen.getByText(/^Your browser blocked copying/)).toBeTruthy()
  })

  test('selects the ticket again where it is shown already', async () => {
    const { button, byHand, user } = await shareIn({})
    await user.click(button)
    expect(document.activeElement).toBe(byHand())
    expect([byHand()?.selectionStart, byHand()?.selectionEnd]).toEqual([0, byHand()?.value.length])
  })

  test.each<[how: string, close: (user: UserEvent) => Promise<void>]>([
    ['its button', (user) => user.click(screen.getByRole('button', { name: 'Close ticket' }))],
    ['Escape', (user) => user.keyboard('{Escape}')],
  ])('shows a ticket that is closed by %s, and gives the focus back', async (_, close) => {
    const { button, byHand, user } = await shareIn({})
    await act(async () => close(user))
    expect(byHand()).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test('shows nothing more after the player cancelled', async () => {
    const { byHand } = await shareIn({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
    expect(byHand()).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
