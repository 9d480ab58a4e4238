import { childTab, isChildTab } from './child-tab'
import { MORE_TABS } from './more-sections'

test.each([
  ['England Premier League - Corners', 'corners'],
  ['England Premier League - Bookings', 'bookings'],
  // Most matches have corners, so a missing name means them.
  ['England Premier League', 'corners'],
])('a child match of %p is under %s', (league, tab) => {
  expect(childTab(league)).toBe(tab)
})

test('no other tab is one of child matches', () => {
  expect(MORE_TABS.filter(isChildTab)).toEqual(['corners', 'bookings'])
})
