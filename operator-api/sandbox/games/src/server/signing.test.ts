import { isSigned, signatureOf } from './signing'

const SECRET = 'touchline-provider-secret'
const request = {
  method: 'POST',
  path: '/wallet/v1/bet',
  timestamp: '1795305600',
  body: '{"request_id":"q-1","action":"bet","token":"w_demo","player":"demo","currency":"MYR","round":"r-1","tx":"t-1","amount":200}',
}
const SIGNATURE = '5c6490e9c7f355a89507672c4c083e24dc52e547720290f29b51b44b7daea6e7'
const NOW = 1_795_305_600_000

test('the published vector', () => {
  expect(signatureOf(SECRET, request)).toBe(SIGNATURE)
})

test.each([
  ['in time', {}, SIGNATURE, 300_000, true],
  ['too late', {}, SIGNATURE, 301_000, false],
  ['too early', {}, SIGNATURE, -301_000, false],
  ['another path', { path: '/wallet/v1/win' }, SIGNATURE, 0, false],
  ['another body', { body: `${request.body} ` }, SIGNATURE, 0, false],
  ['another timestamp', { timestamp: '1795305601' }, SIGNATURE, 0, false],
  ['no timestamp', { timestamp: 'undefined' }, SIGNATURE, 0, false],
  ['half a signature', {}, SIGNATURE.slice(0, 32), 0, false],
])('%s', (_, change, signature, lateMs, isGood) => {
  expect(isSigned(SECRET, { ...request, ...change }, signature, NOW + lateMs)).toBe(isGood)
})
