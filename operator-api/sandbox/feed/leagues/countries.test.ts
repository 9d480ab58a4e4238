import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { LEAGUES } from '.'

const drawings = join(dirname(createRequire(__filename).resolve('country-flag-icons/package.json')), '3x2')
const countryOf = (league: RegExp) => LEAGUES.find(({ name }) => league.test(name))?.country

test('every country of the feed has a flag', () => {
  const countries = [...new Set(LEAGUES.map(({ country }) => country))].filter(Boolean)
  expect(countries.length).toBeGreaterThan(30)
  expect(countries.filter((code) => !existsSync(join(drawings, `${code}.svg`)))).toEqual([])
})

test('Scotland is not England', () => {
  expect([countryOf(/^Scotland/), countryOf(/^England/)]).toEqual(['GB-SCT', 'GB-ENG'])
})
