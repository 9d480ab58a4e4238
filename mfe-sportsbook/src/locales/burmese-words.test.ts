import bets from './my/bets.json'
import board from './my/board.json'
import later from './my/later.json'
import slip from './my/slip.json'

// As the glossary calls them.
test.each([
  { name: 'hot matches', word: 'အဓိကပွဲ', texts: [later.hot, later.hotEmpty] },
  {
    name: 'settled bets',
    word: 'အလျော်အစားပြီး',
    texts: [
      ...[slip.bets.segment.settled, slip.bets.empty.settled, slip.bets.settledAt],
      ...[slip.bets.settledAgain, slip.bets.step.settled, bets.correctedWhy],
    ],
  },
  // A shorter word than the glossary's, for which the tab and the dock of a phone have no room.
  {
    name: 'My Bets',
    word: 'လောင်းကြေးများ',
    texts: [slip.tab.bets, slip.tab.label, slip.button.viewBets, slip.unknown.text, slip.bets.label],
  },
])('$name have one name in Burmese', ({ word, texts }) => {
  expect(texts.filter((text) => !text.includes(word))).toEqual([])
})

// A label for an action of the player ends in "-မည်", as in the glossary; questions, waiting states and names end otherwise.
test.each([
  {
    panel: 'the slip',
    labels: [
      ...[slip.empty.removedUndo, slip.empty.repeat, slip.leg.remove, slip.others.clear, slip.stake.clear],
      ...[slip.button.confirm, slip.button.remove, slip.button.tryAgain, slip.button.viewBets],
      ...[slip.button.betAgain, slip.button.betAt, slip.button.betLine, slip.rule, slip.receipt.copy],
      ...[slip.notice.close, slip.parlay.keep, slip.several.betAll, bets.combined.removeDead],
      ...[bets.systemBet.confirm, bets.systemBet.readFirst, bets.systemBet.spread],
      ...[bets.apart.showAsian, bets.apart.showBurmese, bets.quick.arm, bets.quick.disarm],
    ],
  },
  {
    panel: 'the lucky pick',
    labels: [
      ...[bets.lucky.close, bets.lucky.less, bets.lucky.more, bets.lucky.roll, bets.lucky.rollAll],
      bets.lucky.use,
    ],
  },
  {
    panel: 'My Bets',
    labels: [
      ...[slip.bets.retry, slip.bets.more, bets.share.share, bets.share.of, bets.share.print],
      ...[bets.share.printOf, bets.share.close],
    ],
  },
  {
    panel: 'the board',
    labels: [
      ...[
        board.refresh,
        board.refreshLeague,
        board.favourite.add,
        board.favourite.remove,
        board.paused.retry,
      ],
      ...[later.collapseAll, later.expandAll, later.leagues.confirm, later.more.close, later.more.back],
      ...[later.empty.allTimes, later.empty.early, later.empty.today, later.empty.clearSearch],
      ...[later.empty.allLeagues, later.empty.allMatches, later.error.retry, later.retry, board.showAll],
    ],
  },
])('Burmese labels of the buttons of $panel have one ending', ({ labels }) => {
  expect(labels.filter((label) => !label.replace(/၊ .*$/, '').endsWith('မည်'))).toEqual([])
})
