import { PLACES } from '@touchline/fair'
import { betAt } from './roulette-bets'

test.each([
  [17, 0.5, 0.5, 'straight:17'],
  [17, 0.5, 0.9, 'split:17-18'],
  [17, 0.9, 0.5, 'split:17-20'],
  [17, 0.9, 0.9, 'corner:17-18-20-21'],
  [17, 0.1, 0.1, 'corner:13-14-16-17'],
  [16, 0.5, 0.1, 'street:16-17-18'],
  [16, 0.9, 0.1, 'six-line:16-17-18-19-20-21'],
  [2, 0.1, 0.5, 'split:0-2'],
  [2, 0.1, 0.1, 'trio:0-1-2'],
  [2, 0.1, 0.9, 'trio:0-2-3'],
  [1, 0.1, 0.1, 'first-four'],
  [36, 0.9, 0.5, 'straight:36'],
])('a press on %i at %f, %f is %s', (number, along, across, bet) => {
  expect(betAt(number, along, across)).toBe(bet)
})

test('every press is a bet that exists', () => {
  for (let number = 1; number <= 36; number += 1)
    for (const along of [0.1, 0.5, 0.9])
      for (const across of [0.1, 0.5, 0.9]) expect(PLACES.has(betAt(number, along, across))).toBe(true)
})
