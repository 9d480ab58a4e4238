import { entryFor, firstFiles, wordsApart } from './first-files'

const NOW = {
  entry: 'remote.1.js',
  initial: ['remote.1.js', 'area.2.css'],
  words: { en: 'words-en.3.js', my: 'words-my.4.js' },
  worded: { en: 'remote.en.5.js' },
}
const BEFORE = { entry: 'remote.1.js', initial: ['remote.1.js', 'area.2.js'] }

test.each([
  ['brings the words along', NOW, 'en', ['remote.en.5.js', 'area.2.css'], []],
  ['has the words apart', NOW, 'my', ['remote.1.js', 'area.2.css'], ['words-my.4.js']],
  ['knows no words of the language', NOW, 'ko', ['remote.1.js', 'area.2.css'], []],
  ['says nothing of words', BEFORE, 'en', ['remote.1.js', 'area.2.js'], []],
] as const)('first files of a version that %s', (_, release, language, first, apart) => {
  expect(firstFiles(release, language)).toEqual(first)
  expect(entryFor(release, language)).toBe(first[0])
  expect(wordsApart(release, language)).toEqual(apart)
})
