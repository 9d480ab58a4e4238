import { translator } from '@touchline/ui/words'
import laterInEnglish from './en/later.json'
import laterInBurmese from './my/later.json'
import { slipWords, withWords, words } from './words'

test('a language without words here reads English', async () => {
  await expect(words.load('xx' as never)).resolves.toBe('en')
  await expect(slipWords.load('my')).resolves.toBe('my')
})

test('a part opened while the language changes has its words in the new language too', async () => {
  await words.load('en')
  const t = (language: 'en' | 'my') => translator(language, words.namespaces)('more.back')
  expect(t('en')).toBe('more.back')
  const changing = words.load('my')
  await withWords(Promise.resolve())
  await changing
  expect(t('my')).toBe(laterInBurmese.more.back)
  await words.load('en')
  expect(t('en')).toBe(laterInEnglish.more.back)
})

test('the slip says what codes mean in the words of the catalogue', async () => {
  const language = await slipWords.load('my')
  const t = translator(language, slipWords.namespaces)
  expect(t('error.rejectedGoal')).toBe('လောင်းကြေး စောင့်နေစဉ် ဂိုးသွင်းခဲ့သည်။')
})
