import { resultText, selectionText } from './draw-texts'

const word = (key: string) => `<${key}>`

test.each([
  ['win', ['2'], '2 Amber'],
  ['quinella', ['1', '2'], '1 – 2'],
  ['exacta', ['2', '1'], '2 · 1'],
  ['headToHead', ['1', '2'], '1 > 2'],
  ['oddEven', ['odd'], '<side.odd>'],
  ['total', ['gold'], '<total.gold>'],
  ['cs', ['2-1'], '2-1'],
])('%s %j reads %s', (market, selection, text) => {
  const runners = market === 'win' ? ['Blaze', 'Amber'] : []
  expect(selectionText({ runners }, { market, selection }, word)).toBe(text)
})

test.each([
  ['void', null, '<state.void>'],
  ['open', null, '–'],
  ['settled', { order: [3, 1, 2] }, '3 1 2'],
  ['settled', { full: [2, 1], half: [1, 0] }, '2–1 (1–0)'],
  ['settled', { winner: 'home', method: 'ko', round: 4 }, '<side.home> · <side.ko> · 4'],
  ['settled', { score: [5, 3] }, '5–3'],
  ['settled', { balls: [1, 2, 3], sum: 6 }, '1 2 3 = 6'],
  ['settled', { numbers: ['1234', '5678', '9012', '3456'] }, '1234 5678 9012'],
])('a round that is %s with %j reads %s', (state, result, text) => {
  expect(resultText({ state, result }, word)).toBe(text)
})

test.each([
  ['tw', ['home'], 'Brandt'],
  ['betting', ['away', '3'], 'Cruz · 3'],
  ['oxt', ['draw'], '<side.draw>'],
  ['rounds', ['over', '3.5'], '<side.over> 3.5'],
  ['hdp', ['away', '1.5'], 'Cruz +1.5'],
  ['hdp', ['home', '-1.5'], 'Brandt −1.5'],
])('with names %s %j reads %s', (market, selection, text) => {
  expect(selectionText({ sides: ['Brandt', 'Cruz'] }, { market, selection }, word)).toBe(text)
})

test.each([
  [{ full: [2, 1], half: [1, 0] }, 'Brandt 2–1 Cruz (1–0)'],
  [{ winner: 'away', method: 'ko', round: 4 }, 'Cruz · <side.ko> · 4'],
  [{ score: [2, 0] }, 'Brandt 2–0 Cruz'],
])('with names the result %j reads %s', (result, text) => {
  expect(resultText({ state: 'settled', result, sides: ['Brandt', 'Cruz'] }, word)).toBe(text)
})
