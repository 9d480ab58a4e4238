import bets from './my/bets.json'
import later from './my/later.json'
import slip from './my/slip.json'

// As the glossary calls them.
test.each([
  { what: 'hot matches', word: 'အဓိကပွဲ', texts: [later.hot, later.hotEmpty] },
  {
    what: 'settled bets',
    word: 'အလျော်အစားပြီး',
    texts: [
      ...[slip.bets.segment.settled, slip.bets.empty.settled, slip.bets.settledAt],
      ...[slip.bets.settledAgain, slip.bets.step.settled, bets.correctedWhy],
    ],
  },
  // A shorter word than the glossary's, for which the tab and the dock of a phone have no room.
  {
    what: 'My Bets',
    word: 'လောင်းကြေးများ',
    texts: [slip.tab.bets, slip.tab.label, slip.button.viewBets, slip.unknown.text, slip.bets.label],
  },
])('$what have one name in Burmese', ({ word, texts }) => {
  expect(texts.filter((text) => !text.includes(word))).toEqual([])
})
