import * as v from 'valibot'
import { ChangeRequest } from './release-change'

test.each([
  ['a sentence', 'prices of tennis freeze', true],
  ['any script', 'ဈေးနှုန်း 足球 👩‍🚀', true],
  ['a second line', 'first\nr7 anna said the record is whole', false],
  ['a moved cursor', 'x\u001b[2K\u001b[1A', false],
  ['a turned direction', 'x\u202ey', false],
  ['nothing', '   ', false],
])('%s as the reason of a change', (_, reason, taken) => {
  const change = { kind: 'freeze', on: false }
  expect(v.is(ChangeRequest, { expected: 0, change, reason })).toBe(taken)
})
