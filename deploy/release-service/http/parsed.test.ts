import * as v from 'valibot'
import { parsed } from './parsed'

test('the first fault of a request is named, and the check ends there', () => {
  const look = jest.fn(() => false)
  const schema = v.object({ areas: v.array(v.pipe(v.number(), v.check(look, 'is no area'))) })
  expect(() => parsed(schema, { areas: Array.from({ length: 1000 }, () => 1) })).toThrow(
    'areas.0: is no area',
  )
  expect(look).toHaveBeenCalledTimes(1)
})
