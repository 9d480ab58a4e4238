import { fireEvent, render } from '@testing-library/react'
import { Flag } from './flag'

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
  document.documentElement.lang = ''
})

test('a name that stands beside the flag is not told twice', () => {
  const flag = render(<Flag country="ES" beside="Spain - La Liga" />).container.querySelector('img')
  expect([flag?.alt, flag?.title]).toEqual(['', 'Spain'])
})

test.each(['', 'EU', 'INT', '../../app', 'es'])('"%s" is no country: a globe stands in', (country) => {
  const box = shown(country)
  expect(box.querySelector('img')).toBeNull()
  expect(box.querySelector('svg')).toBeTruthy()
})

test('a flag that is not there gives way to its letters', () => {
  const box = shown('ZZ')
  const flag = box.querySelector('img')
  if (!flag) throw new Error('no flag')
  fireEvent.error(flag)
  expect(box.textContent).toBe('ZZ')
})
