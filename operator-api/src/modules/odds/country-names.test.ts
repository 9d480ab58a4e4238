import { countryNames } from './country-names'

test('countries are called in Burmese by their English names', () => {
  expect(countryNames('my')).toMatchObject({ Italy: 'အီတလီ', 'Myanmar (Burma)': 'မြန်မာ', Thailand: 'ထိုင်း' })
  expect(Object.keys(countryNames('my')).length).toBeGreaterThan(200)
})

test('Traditional Chinese has the names of Hong Kong for those of browsers, where they differ', () => {
  expect(countryNames('tw')).toMatchObject({ 義大利: '意大利', 南韓: '韓國' })
  expect(countryNames('tw')).not.toHaveProperty('西班牙')
})

test.each([
  ['ko', '오스트레일리아', '호주'],
  ['id', 'Tiongkok', 'China'],
  ['vi', 'Italy', 'Ý'],
] as const)('leagues in %s call %s %s', (language, named, called) => {
  expect(countryNames(language)[named]).toBe(called)
})

test.each(['en', 'cn', 'th', 'ja'] as const)(
  'browsers know themselves what %s calls countries',
  (language) => {
    expect(countryNames(language)).toEqual({})
  },
)
