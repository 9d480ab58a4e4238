import { countedIn } from './counted'

test.each([
  ['England Premier League - Corners', 'corners'],
  ['England Premier League - Bookings', 'bookings'],
  ['England Premier League (bookings)', 'bookings'],
  ['England Premier League - Cards ', 'bookings'],
  ['England Premier League', null],
  ['Overbookings', null],
  ['League of the Four Corners', null],
  ['', null],
])('matches of %p count %s', (league, counted) => {
  expect(countedIn(league)).toBe(counted)
})
