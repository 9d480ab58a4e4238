import { createColors } from 'picocolors'
import { printed } from './output'

const { bold, cyan } = createColors(true)

test.each([
  ['our colours', `${bold('r7')} ${cyan('anna')} rolled back`, `${bold('r7')} ${cyan('anna')} rolled back`],
  ['lines of ours', 'one\n  two', 'one\n  two'],
  ['joined letters and drawings', 'မြန်မာ\u200dစာ 👩‍🚀', 'မြန်မာ\u200dစာ 👩‍🚀'],
  ['a line that is erased', 'unchecked: x\u001b[2K\u001b[1Aok', 'unchecked: x�[2K�[1Aok'],
  ['hidden text', 'seen\u001b[8mhidden', 'seen�[8mhidden'],
  ['the title of a window', '\u001b]0;title\u0007text', '�]0;title�text'],
  ['a turned direction', 'a\u202eb', 'a�b'],
  ['a carriage return', 'failed\rpassed', 'failed�passed'],
])('a terminal is shown %s', (_, line, shown) => {
  expect(printed(line)).toBe(shown)
})
