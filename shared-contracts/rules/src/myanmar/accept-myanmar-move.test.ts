import type { OddsPolicy } from '@touchline/contracts/calls'
import { acceptMyanmarMove, type MyanmarOffer, type MyanmarSide } from './accept-myanmar-move'
import { parseMyanmarPrice } from './myanmar-price'

/** "1+30 home 95": the notation of the trade, who gives the goals, the price. */
function offer(text: string): MyanmarOffer {
  const [price, upper, odds] = text.split(' ')
  const parsed = parseMyanmarPrice(price as string)
  if (!parsed) throw new Error(text)
  return { ...parsed, upper: upper as 'home' | 'away', odds: Number(odds) }
}

test.each<[side: MyanmarSide, old: string, now: string, none: string, better: string, any: string]>([
  ['home', '1+30 home 95', '1+30 home 95', 'same', 'same', 'same'],
  ['home', '1+30 home 95', '1+40 home 95', 'odds_changed', 'accepted', 'accepted'],
  ['home', '1+30 home 95', '1+20 home 95', 'odds_changed', 'odds_changed', 'accepted'],
  ['home', '1+10 home 95', '1-10 home 95', 'odds_changed', 'odds_changed', 'accepted'],
  ['away', '1+30 home 95', '1+40 home 95', 'odds_changed', 'odds_changed', 'accepted'],
  ['away', '1+30 home 95', '1-40 home 95', 'odds_changed', 'accepted', 'accepted'],
  ['over', '2+20 home 95', '2+25 home 95', 'odds_changed', 'accepted', 'accepted'],
  ['under', '2+20 home 95', '2+25 home 95', 'odds_changed', 'odds_changed', 'accepted'],
  ['under', '2+20 home 95', '2+20 away 95', 'same', 'same', 'same'],
  ['home', '1+30 home 95', '2+30 home 95', 'line_changed', 'line_changed', 'line_changed'],
  ['home', '1+30 home 95', '1+30 away 95', 'line_changed', 'line_changed', 'line_changed'],
  ['over', '2+20 home 95', '3+20 home 95', 'line_changed', 'line_changed', 'line_changed'],
  ['home', '1+30 home 95', '1+30 home 96', 'odds_changed', 'accepted', 'accepted'],
  ['home', '1+30 home 95', '1+30 home -98', 'odds_changed', 'accepted', 'accepted'],
  ['home', '1+30 home 95', '1+30 home 94', 'odds_changed', 'odds_changed', 'accepted'],
  ['home', '1+30 home 95', '1+40 home 94', 'odds_changed', 'odds_changed', 'accepted'],
  ['home', '=+80 home 95', '=+90 home 95', 'odds_changed', 'accepted', 'accepted'],
  ['home', '=+80 home 95', '=+80 away 95', 'line_changed', 'line_changed', 'line_changed'],
  ['home', '=+80 home 95', '=-80 away 95', 'line_changed', 'line_changed', 'line_changed'],
  ['away', '=+80 home 95', '=-70 away 95', 'line_changed', 'line_changed', 'line_changed'],
  ['home', '= home 95', '= away 95', 'line_changed', 'line_changed', 'line_changed'],
  ['over', '= home 95', '= away 95', 'same', 'same', 'same'],
])('%s placed at %s, now %s: ask %s, better %s, any %s', (side, old, now, ...verdicts) => {
  const policies: OddsPolicy[] = ['none', 'better', 'any']
  expect(policies.map((policy) => acceptMyanmarMove(policy, offer(old), offer(now), side))).toEqual(verdicts)
})
