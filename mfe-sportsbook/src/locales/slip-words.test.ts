import { LANGUAGES } from '@touchline/contracts/limits'
import { BET_TYPES } from '@touchline/contracts/odds'
import en from './en/slip.json'

test('the words of the slip name every kind of market of the match, of its first half and of any other part', () => {
  for (const type of BET_TYPES) expect(Object.keys(en.kind[type])).toEqual(['0', '1', 'of'])
})

/** The product as the menu of the page calls it. */
const SPORTSBOOK = {
  ...{ en: 'sportsbook', cn: '体育', tw: '體育', vi: 'Thể thao', th: 'กีฬา', id: 'Olahraga' },
  ...{ my: 'အားကစားလောင်းကြေး', ja: 'スポーツ', ko: '스포츠' },
}

test.each(LANGUAGES)('a maintenance in %s is one of the sportsbook, and of no game', async (language) => {
  const { default: slip } = await import(`./${language}/slip.ts`)
  expect(slip.error.game_maintenance).toContain(SPORTSBOOK[language])
  expect(slip.field.game_maintenance).toContain(SPORTSBOOK[language])
  expect(slip.field.game_maintenance).toContain('{{time}}')
})
