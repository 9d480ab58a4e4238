import { misspeltBurmese } from './burmese-spelling'

test.each([
  ['ငြင်းပယ်ိန် {{time}}', ['ငြင်းပယ်ိန်']],
  ['ကွင်းျ ပြီး', []],
  ['မြန်ျ', ['မြန်ျ']],
  ['ကျွန်ုပ်၏လောင်းကြေးများ', []],
  ['ကျွန်ုပ်ိန်', ['ကျွန်ုပ်ိန်']],
  ['ယောက်ျား လက်ျာ', []],
  ['ငါနှင့် ပွဲနှင့်', []],
  ['ပယ်ဖျက်ချိန် ရှင်းပြီး', []],
  ['အင်္ဂလန်', []],
])('of %s these are not Burmese: %j', (text, words) => {
  expect(misspeltBurmese(text)).toEqual(words)
})
