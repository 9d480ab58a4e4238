import { act, render } from '@testing-library/react'
import type { OddsDelta, OddsFrame } from '@touchline/contracts/live'
import { createFakeHost, fakeAccount } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { BoardStore } from '../board/state/board-store'
import { Board } from '../board/views/board'
import { words } from '../locales/words'
import { MenuStore } from '../sports-menu/state/menu-store'
import { sampleDetail } from './sample-detail'
import { emptyDelta, sampleSnapshot } from './sample-frames'

/** Pretends what jsdom does not have: widths of the page and of the board in it, and scrolling. */
function pretendLayout(page: number, board: number): void {
  Object.defineProperty(window, 'innerWidth', { value: page, configurable: true })
  window.scrollTo = () => undefined
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => board, configurable: true })
}

/** A board on a fake host, of a member with Burmese odds when asked for, with six live and four later matches; frames reach it at once. */
export async function renderBoard({ search = '?time=0', page = 1440, board = 900, myanmar = false } = {}) {
  pretendLayout(page, board)
  const fake = createFakeHost()
  fake.location.next({ pathname: '/desktop', search, hash: '' })
  const { now } = fake.clock
  const live = sampleSnapshot({ matches: 6, market: 3, now })
  const today = sampleSnapshot({ matches: 4, market: 2, now, firstId: 50, myanmar })
  if (myanmar) {
    fake.balance.next({ ...fakeAccount().wallet, currency_code: 'MMK' })
    fake.preferences.next({
      ...fake.preferences.value,
      pageDisplay: { ...fake.preferences.value.pageDisplay, oddsType: 5, mmoType: true },
    })
  }
  const menu = new MenuStore(fake.host)
  const atOnce = (run: () => void) => {
    run()
    return () => undefined
  }
  const store = new BoardStore(fake.host, atOnce, menu)
  const first = await words.load('en')
  const view = render(
    <LocaleProvider host={fake.host} words={words} first={first}>
      <Board store={store} />
    </LocaleProvider>,
  )
  const push = (...frames: OddsFrame[]) =>
    act(() => {
      for (const frame of frames) fake.frames.next(frame)
    })
  let seq = 1
  const delta = (change: Partial<OddsDelta>) => {
    seq += 1
    return push({ ...emptyDelta('1:3', 'sample', seq, now), ...change })
  }
  const detail = (match: number) => {
    const frame = sampleDetail(live, match)
    if (frame) push(frame)
  }
  const leave = () => {
    view.unmount()
    store.dispose()
  }
  return { fake, store, menu, live, today, view, push, delta, detail, leave, start: () => push(live, today) }
}
