import late from './my/late.json'
import shell from './my/shell.json'

// As the glossary and the sportsbook call them; of My Bets the shorter word, for which the dock has room.
test.each([
  {
    what: 'hot matches',
    word: 'အဓိကပွဲများ',
    texts: [shell.landmark.aside, shell.aside.open, shell.aside.close],
  },
  { what: 'settled bets', word: 'အလျော်အစားပြီး', texts: [late.settled.title, late.settled.none] },
  { what: 'My Bets', word: 'လောင်းကြေး', texts: [shell.landmark.slip, shell.dock.bets] },
])('$what have one name in Burmese', ({ word, texts }) => {
  expect(texts.filter((text) => !text.includes(word))).toEqual([])
})
