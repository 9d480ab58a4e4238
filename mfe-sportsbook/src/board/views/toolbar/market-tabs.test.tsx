import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import { LocaleProvider } from '@touchline/ui/words'
import { words } from '../../../locales/words'
import type { BoardStore } from '../../state/board-store'
import { MarketTabs } from './toolbar'

/** The board as its tabs see it. */
async function shown(view: 'outright' | 'hdpou') {
  const filter = jest.fn()
  const store: Pick<BoardStore, 'filters' | 'countOf' | 'filter'> = {
    filters: { view, market: 'today' } as BoardStore['filters'],
    countOf: () => 0,
    filter,
  }
  render(
    <LocaleProvider host={createFakeHost().host} words={words} first={await words.load('en')}>
      <MarketTabs store={store as BoardStore} />
    </LocaleProvider>,
  )
  const tabs = screen.getAllByRole('radio')
  return { filter, tabs, chosen: tabs.map((one) => one.getAttribute('aria-checked')) }
}

test('outrights are of none of early, today and live; a press on one leaves them, and a key reaches them', async () => {
  const { filter, tabs, chosen } = await shown('outright')
  expect(chosen).toEqual(['false', 'false', 'false'])
  expect(tabs.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await userEvent.click(tabs[1] as HTMLElement)
  expect(filter).toHaveBeenCalledWith({ market: 'today', liveOnly: false, view: 'hdpou' })
})

test('of every other view the shown one is chosen, and a press on another keeps the view', async () => {
  const { filter, tabs, chosen } = await shown('hdpou')
  expect(chosen).toEqual(['false', 'true', 'false'])
  await userEvent.click(tabs[2] as HTMLElement)
  expect(filter).toHaveBeenCalledWith({ market: 'live', liveOnly: false })
})
