import { foldText } from './fold-text'

test.each([
  ['Atlético  Madrid', 'atletico madrid'],
  ['Bodø/Glimt', 'bodo glimt'],
  ["Newell's Old Boys", 'newells old boys'],
  ['1. FC Köln', '1 fc koln'],
  ['Paris Saint-Germain', 'paris saint germain'],
  ['ရန်ကုန်', 'ရန်ကုန်'],
  ['ＭＡＮ　Ｕｔｄ', 'man utd'],
  ['ရန်\u200bကုန်', 'ရန်ကုန်'],
  [' ', ''],
])('%s is searched as "%s"', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})
