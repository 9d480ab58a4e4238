import { defineCall } from '@touchline/contracts/calls'
import * as v from 'valibot'
import { parse } from './serve-call'

test('the first fault of a request is its refusal, and nobody looks further', () => {
  const look = jest.fn(() => false)
  const entry = v.pipe(v.number(), v.check(look))
  const call = defineCall({
    name: 'counted',
    path: '/counted',
    host: 'app',
    request: v.object({ list: v.array(entry) }),
    response: v.object({}),
  })
  const read = parse(call, { list: Array.from({ length: 1000 }, () => 1) })
  expect(read).toMatchObject({ ok: false, refusal: { details: { field: 'list.0' } } })
  expect(look).toHaveBeenCalledTimes(1)
})
