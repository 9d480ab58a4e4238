import { isTouchlineSigned, touchlineSignature } from './touchline-signature'

const SECRET = 'touchline-provider-secret'
const BODY =
  '{"request_id":"q-1","action":"bet","token":"w_demo","player":"demo","currency":"MYR","round":"r-1","tx":"t-1","amount":200}'
const PARTS = { method: 'POST', path: '/wallet/v1/bet', timestamp: '1795305600', body: BODY }
const SIGNATURE = '5c6490e9c7f355a89507672c4c083e24dc52e547720290f29b51b44b7daea6e7'
const AT = 1795305600_000

test('the vector', () => {
  expect(touchlineSignature(SECRET, PARTS)).toBe(SIGNATURE)
  expect(isTouchlineSigned(SECRET, PARTS, SIGNATURE, AT)).toBe(true)
})

test.each([
  ['another body', { ...PARTS, body: BODY.replace('200', '201') }, AT],
  ['another path', { ...PARTS, path: '/wallet/v1/win' }, AT],
  ['another time', { ...PARTS, timestamp: '1795305601' }, AT],
  ['a time that is none', { ...PARTS, timestamp: '' }, AT],
  ['a call that is too old', PARTS, AT + 301_000],
  ['a call of the future', PARTS, AT - 301_000],
])('%s is not signed', (_name, parts, at) => {
  expect(isTouchlineSigned(SECRET, parts, SIGNATURE, at)).toBe(false)
})
