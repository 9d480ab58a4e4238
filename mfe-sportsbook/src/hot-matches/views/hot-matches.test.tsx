import { act, fireEvent, render, screen } from '@testing-library/react'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { laterWords, words } from '../../locales/words'
import { sampleSnapshot } from '../../testing/sample-frames'
import { HotMatchesStore } from '../state/hot-matches-store'
import { HotMatches } from './hot-matches'

test('hot matches are locked while the sportsbook is closed, and open with it', async () => {
  const fake = createFakeHost()
  const store = new HotMatchesStore(fake.host, (run) => {
    run()
    return () => undefined
  })
  const first = await words.load('en', laterWords)
  render(
    <LocaleProvider host={fake.host} words={words} first={first}>
      <HotMatches store={store} />
    </LocaleProvider>,
  )
  act(() => fake.frames.next(sampleSnapshot({ matches: 20, market: 2, now: fake.clock.now })))
  const toggle = jest.spyOn(store.page.picked, 'toggle')
  const pressed = async () => {
    toggle.mockClear()
    fireEvent.click(document.querySelector('[data-cell]') as Element)
    // The press is drawn first.
    await act(() => new Promise((done) => setTimeout(done, 50)))
    return toggle.mock.calls.length
  }
  const card = screen.getByRole('region', { hidden: true })
  const looks = () => [card.hasAttribute('inert'), card.ariaDisabled ?? card.getAttribute('aria-disabled')]
  const maintained = (closed: object) => act(() => fake.member.next({ t: 'maintenance', closed }))
  maintained({ casino: 5 })
  expect([looks(), await pressed()]).toEqual([[false, null], 1])
  maintained({ sportsbook: 5 })
  expect([looks(), await pressed()]).toEqual([[true, 'true'], 0])
  maintained({})
  expect([looks(), await pressed()]).toEqual([[false, null], 1])
  store.dispose()
  expect(fake.member.observed).toBe(false)
})
