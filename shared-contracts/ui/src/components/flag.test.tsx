import { fireEvent, render } from '@testing-library/react'
import { Flag } from './flag'

afterEach(() => {
  document.documentElement.lang = ''
  jest.restoreAllMocks()
})

const shown = (country: string) => render(<Flag country={country} />).container

test.each([
  ['ES', '/flags/ES.svg'],
  ['GB-SCT', '/flags/GB-SCT.svg'],
  ['GB-ENG', '/flags/GB-ENG.svg'],
])('%s flies %s', (country, src) => {
  expect(shown(country).querySelector('img')?.getAttribute('src')).toBe(src)
})

test.each([
  ['en', 'ES', 'Spain'],
  ['zh-Hans', 'ES', '西班牙'],
  ['zh-Hant', 'ES', '西班牙'],
  ['vi', 'ES', 'Tây Ban Nha'],
  ['th', 'ES', 'สเปน'],
  ['id', 'ES', 'Spanyol'],
  ['my', 'ES', 'စပိန်'],
  ['ja', 'ES', 'スペイン'],
  ['ko', 'ES', '스페인'],
  // Browsers name no parts of countries, and of the whole it would be wrong.
  ['en', 'GB-SCT', ''],
])('in %s the flag of %s is called %s', (lang, country, name) => {
  document.documentElement.lang = lang
  const flag = shown(country).querySelector('img')
  expect([flag?.alt, flag?.title]).toEqual([name, name])
})

// Names are kept while the page is open: these two are in languages that no test above has asked for.
test('where the browser does not know the language, a country is called in English', () => {
  const { DisplayNames } = Intl
  // One of Vietnam without Burmese: of the languages that are asked for it takes the first it knows, or else its own.
  const take = (asked: string | string[], options: Intl.DisplayNamesOptions) => {
    const [known = 'vi'] = [asked].flat().filter((tag) => !tag.startsWith('my'))
    return new DisplayNames(known, options)
  }
  jest.spyOn(Intl, 'DisplayNames').mockImplementation(take as never)
  document.documentElement.lang = 'my-MM'
  expect(shown('ES').querySelector('img')?.title).toBe('Spain')
})

test('names of countries are made once for a language, however many flags are shown', () => {
  const { DisplayNames } = Intl
  const make = (asked: string[], options: Intl.DisplayNamesOptions) => new DisplayNames(asked, options)
  const made = jest.spyOn(Intl, 'DisplayNames').mockImplementation(make as never)
  document.documentElement.lang = 'de'
  const titles = ['ES', 'FR', 'ES'].map((country) => shown(country).querySelector('img')?.title)
  expect([titles, made.mock.calls.length]).toEqual([['Spanien', 'Frankreich', 'Spanien'], 1])
})

test('a flag beside its name is not announced twice', () => {
  const flag = render(<Flag country="ES" beside="Spain - La Liga" />).container.querySelector('img')
  expect([flag?.alt, flag?.title]).toEqual(['', 'Spain'])
})

test.each(['', 'EU', 'INT', '../../app', 'es'])('"%s" is no country: it becomes a globe', (country) => {
  const box = shown(country)
  expect(box.querySelector('img')).toBeNull()
  expect(box.querySelector('svg')).toBeTruthy()
})

test('a missing flag is replaced by its letters', () => {
  const box = shown('ZZ')
  const flag = box.querySelector('img')
  if (!flag) throw new Error('no flag')
  fireEvent.error(flag)
  expect(box.textContent).toBe('ZZ')
})
