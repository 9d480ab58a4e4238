import { CATALOGUE } from '@touchline/contracts/errors'
import type { Language } from '@touchline/contracts/limits'
import { errorText } from './error-words'
import { ShellLocale } from './locale-service'

const SENT = 'The market closes in 5 seconds.'

test.each([
  ['en', 'roomFull', '', CATALOGUE.roomFull.text],
  ['en', 'roomFull', SENT, SENT],
  ['en', 'roomFull', 'full', CATALOGUE.roomFull.text],
  ['my', 'roomFull', '', 'အခန်း ပြည့်နေပြီ။'],
  ['my', 'roomFull', SENT, 'အခန်း ပြည့်နေပြီ။'],
  // In place of a code that is known here: nothing says it better.
  ['my', 'somethingWrong', SENT, SENT],
  ['my', 'somethingWrong', 'roomTooLoud', 'တစ်ခုခု မှားသွားသည်။ ထပ်ကြိုးစားပါ။'],
  // A language without words of its own reads what was sent, else English.
  ['xx' as Language, 'roomFull', SENT, SENT],
  ['xx' as Language, 'roomFull', '', CATALOGUE.roomFull.text],
] as const)('in %s %s, sent as "%s", reads "%s"', async (language, code, sent, text) => {
  const locale = new ShellLocale('en', document.documentElement, async () => undefined)
  await locale.start()
  await locale.show(language)
  await expect(errorText(code, sent)).resolves.toBe(text)
})
