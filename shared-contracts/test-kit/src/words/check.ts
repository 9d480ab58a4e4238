// `npm run words`: lists missing and wrong words of every complete language, and ends with 1 if there are
// any; `npm run words -- vi` checks one language, complete or not.
import { join } from 'node:path'
import { LANGUAGES, type Language, WORDED } from '@touchline/contracts/limits'
import { findFaults } from './find-faults'

const ROOT = join(import.meta.dirname, '../../../..')

const named = process.argv.slice(2)
const unknown = named.filter((name) => !LANGUAGES.includes(name as Language))
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not a language of the product, which are ${LANGUAGES.join(', ')}.`)
  process.exit(1)
}

for (const language of named.length > 0 ? (named as Language[]) : WORDED) {
  const found = findFaults(ROOT, language)
  const count = found.reduce((sum, { faults }) => sum + faults.length, 0)
  for (const { path, faults } of found) console.log([path, ...faults].join('\n  '))
  console.log(`${language}: ${count === 0 ? 'complete' : `${count} to mend in ${found.length} files`}`)
  if (count > 0) process.exitCode = 1
}
