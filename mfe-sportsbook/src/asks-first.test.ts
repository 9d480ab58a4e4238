/** @jest-environment jsdom */
import { uxMarket } from '@touchline/contracts/calls'
import { createFakeHost } from '@touchline/test-kit/fake-host'
import asksFirst from './asks-first.json'
import { channelsOf } from './board/state/board-feed'
import { BoardStore } from './board/state/board-store'

test('the first questions of the page are those of the board at an address without filters', () => {
  const store = new BoardStore(createFakeHost().host)
  const calls = channelsOf(store.filters).map((channel) => {
    const [sport, market] = channel.split(':')
    return `${uxMarket.path}?sport=${sport}&market=${market}`
  })
  expect(asksFirst['/desktop']).toEqual(calls)
  store.dispose()
})
