import { negotiateCoding } from './negotiate-coding'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['BR', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br; q=0.0 ,gzip', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['br;q=0.1, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.4', 'br'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['*, br;q=0, gzip;q=0', 'identity'],
  ['identity', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['xbr, brx, my-gzip', 'identity'],
  ['x;br', 'identity'],
])('who accepts %p gets %s', (accepted, coding) => {
  expect(negotiateCoding(accepted)).toBe(coding)
})
