import { join } from 'node:path'
import { LEG_VOID_REASONS } from '@touchline/contracts/calls'
import { WORDED } from '@touchline/contracts/limits'
import { readWords } from './words-files'

const ROOT = join(__dirname, '../../../..')

/** Each remote holds them in its own late words, so that neither fetches words of the other. */
test.each(WORDED)('My Bets and the bet list explain a void leg alike: %s', (language) => {
  const slip = readWords(ROOT, `mfe-sportsbook/src/locales/${language}/bets.json`)?.legVoid
  const list = readWords(ROOT, `mfe-account-info/src/locales/${language}/screens/outcomes.json`)?.legVoid
  expect(Object.keys(slip ?? {}).sort()).toEqual([...LEG_VOID_REASONS].sort())
  expect(slip).toEqual(list)
})
