import { translator } from '@touchline/ui/words'
import { slipWords } from '../../locales/words'
import { kindText } from './kind-text'

test.each([
  ['hdp', 0, 1, 'Full time handicap'],
  ['hdp', 1, 1, 'First half handicap'],
  ['ou', 3, 1, 'Second half over / under'],
  ['ou', 12, 2, 'Quarter 2 over / under'],
  ['hdp', 15, 2, 'Overtime handicap'],
  ['ml', 21, 3, 'Set 1 money line'],
  ['ml', 22, 9, 'Map 2 money line'],
  ['hdp', 11, 12, 'Period 1 handicap'],
  ['oe', 41, 6, 'Inning 1 odd / even'],
] as const)(
  'a line of %s about part %i of sport %i is called "%4$s"',
  async (bet_type, period, sport, text) => {
    const t = translator(await slipWords.load('en'), slipWords.namespaces)
    expect(kindText({ bet_type, period, sport, league: 'Serie A' }, t)).toBe(text)
  },
)

test.each([
  ['en', 'Corners', 'Corners · First half over / under'],
  ['en', 'Bookings', 'Bookings · First half over / under'],
  ['my', 'Corners', 'ကော်နာ · ပထမပိုင်း ဂိုးပေါ်/အောက်'],
] as const)('in %s a line of %s says what it counts: "%s"', async (language, child, text) => {
  const t = translator(await slipWords.load(language), slipWords.namespaces)
  const leg = { bet_type: 'ou', period: 1, sport: 1, league: `Serie A - ${child}` } as const
  expect(kindText(leg, t)).toBe(text)
})

test.each([
  ['hdp', 0, 'en', 'Body, full time'],
  ['ou', 1, 'en', 'Goals, first half'],
  ['hdp', 0, 'my', 'ဘော်ဒီ၊ ပွဲပြည့်'],
] as const)(
  'a Burmese line of %s about part %i is called in %s "%s"',
  async (bet_type, period, language, text) => {
    const t = translator(await slipWords.load(language), slipWords.namespaces)
    const myanmar = { goals: 1, percent: -50, upper: 'home' as const }
    expect(kindText({ bet_type, period, sport: 1, league: 'Serie A', myanmar }, t)).toBe(text)
  },
)
