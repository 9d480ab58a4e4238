import { childTab, isChildTab } from './child-tab'
import { MORE_TABS } from './more-sections'

test.each([
  ['England Premier League - Corners', 'corners'],
  ['England Premier League - Bookings', 'bookings'],
  // Nothing is said: corners are what most matches have.
  ['England Premier League', 'corners'],
])('a child match of %p stands under %s', (league, tab) => {
  expect(childTab(league)).toBe(tab)
})

test('no other tab is one of child matches', () => {
  expect(MORE_TABS.filter(isChildTab)).toEqual(['corners', 'bookings'])
})
