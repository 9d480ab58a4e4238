import { userInfo } from 'node:os'
import { operatorName } from './operator-name'

test('TOUCHLINE_OPERATOR says who acts, else the user of the system', () => {
  expect(operatorName({ TOUCHLINE_OPERATOR: ' Aye Aye ' })).toBe('Aye Aye')
  expect(operatorName({ TOUCHLINE_OPERATOR: '' })).toBe(userInfo().username)
  expect(operatorName({})).toBe(userInfo().username)
  expect(() => operatorName({ TOUCHLINE_OPERATOR: '\u001b[2J' })).toThrow('TOUCHLINE_OPERATOR is')
})
