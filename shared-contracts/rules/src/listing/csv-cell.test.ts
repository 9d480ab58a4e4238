import { csvCell } from './csv-cell'

test.each([
  ['=cmd|calc', "'=cmd|calc"],
  ['+60123', "'+60123"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tFC', '"\'\tFC"'],
  [' =cmd', "' =cmd"],
  ['\n=cmd', '"\'\n=cmd"'],
  ['＝cmd', "'＝cmd"],
  ['＠SUM', "'＠SUM"],
  ['Reds; =cmd', '"Reds; \'=cmd"'],
  ['a;"=HYPERLINK(1);b', '"a;""\'=HYPERLINK(1);b"'],
  ['a;\' "=cmd', '"a;\' ""\'=cmd"'],
  ['Reds\t-2', '"Reds\t\'-2"'],
  ['Reds-Blues; 2-1', '"Reds-Blues; 2-1"'],
  ['Reds −0.25', 'Reds −0.25'],
  ['\rFC', '"\'\rFC"'],
  ['"FC" Köln, U21', '"""FC"" Köln, U21"'],
  ['=a,b', '"\'=a,b"'],
  ['two\nlines', '"two\nlines"'],
  ['အာဆင်နယ်', 'အာဆင်နယ်'],
])('a cell of %j is %j, which no spreadsheet runs', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
