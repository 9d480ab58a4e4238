import { join } from 'node:path'
import { WORDED } from '@touchline/contracts/limits'
import type { Words } from './texts'
import { readWords } from './words-files'

const ROOT = join(__dirname, '../../../..')
const account = (language: string, file: string): Words =>
  readWords(ROOT, `mfe-account-info/src/locales/${language}/${file}.json`) ?? {}
const sportsbook = (language: string, file: string): Words =>
  readWords(ROOT, `mfe-sportsbook/src/locales/${language}/${file}.json`) ?? {}
/** The words of one screen: `results` of `screens/results.json`. */
const screen = (language: string, name: string) => account(language, `screens/${name}`)[name] as Words

/** Each remote holds them in its own words; a player reads both, and one thing has one name. */
describe.each(WORDED)('in %s', (language) => {
  test('what a leg is about is called alike in the slip and in the bet list', () => {
    const called = account(language, 'account').legKind
    expect(called).toBeDefined()
    expect(called).toEqual(sportsbook(language, 'slip').kind)
  })

  test('what a bet returned is called alike in My Bets, in the bet list and on its result', () => {
    const { returned } = account(language, 'account').betList as Words
    const inMyBets = String(sportsbook(language, 'bets').returned)
    expect(inMyBets.replace('{{amount}}', '').trim()).toBe(returned)
    expect(String(screen(language, 'results').product).replace(/\s*[:：-]$/, '')).toBe(returned)
    expect(screen(language, 'results')).not.toHaveProperty('paid')
  })

  test('a betting day is called alike wherever it is named', () => {
    const results = screen(language, 'results')
    const { days } = account(language, 'account').betList as { days: Words }
    const rules = JSON.stringify(account(language, 'screens/rules'))
    for (const text of [results.note, screen(language, 'statement').note, days.label, rules])
      expect(text).toContain(results.day)
    // Within a sentence.
    const { empty } = sportsbook(language, 'later') as { empty: Words }
    expect(String(empty.dayTurns).toLowerCase()).toContain(String(results.day).toLowerCase())
  })
})
