import type { Bet, BetLeg } from '@touchline/contracts/calls'
import { legOf } from '../testing/legs'
import { rejectionWording } from './rejection-wording'
import { scoreText } from './score-text'

const away = legOf({ bet_type: 'hdp', selection: 'away', line: -2 })

test.each<[string, Bet['rejected_by'], BetLeg, ReturnType<typeof rejectionWording>]>([
  [
    'a score',
    { what: 'score', from: [0, 0], to: [1, 0] },
    away,
    { key: 'rejection.score', values: { from: scoreText([0, 0]), to: scoreText([1, 0]) } },
  ],
  [
    'red cards',
    { what: 'reds', from: [0, 0], to: [0, 1] },
    away,
    { key: 'rejection.reds', values: { from: scoreText([0, 0]), to: scoreText([0, 1]) } },
  ],
  [
    'the price of a handicap, as its own side plays it',
    { what: 'price', from: [96, -2], to: [-84, -4] },
    away,
    { key: 'rejection.price', values: { from: '+0.5 @ 0.96', to: '+1 @ −0.84' } },
  ],
  [
    'the price of a total',
    { what: 'price', from: [196, 650], to: [171, 650] },
    legOf({ bet_type: 'ou', selection: 'over', line: 650 }),
    { key: 'rejection.price', values: { from: '162.5 @ 1.96', to: '162.5 @ 1.71' } },
  ],
  [
    'a price without a line',
    { what: 'price', from: [196, 0], to: [171, 0] },
    legOf({ bet_type: 'ml', selection: 'home', line: 0 }),
    { key: 'rejection.price', values: { from: '1.96', to: '1.71' } },
  ],
  ['nothing that was kept', null, away, null],
])('a rejection is shown with %s', (_, by, leg, wording) => {
  expect(rejectionWording({ rejected_by: by, rejected_leg: 0, legs: [leg] })).toEqual(wording)
})
