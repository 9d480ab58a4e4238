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
