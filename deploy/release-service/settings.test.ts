import { readServiceSettings } from './settings'

const TOKENS = { RELEASE_TOKEN: 'all', EDGE_TOKEN: 'edges' }

test('the release service starts with two tokens', () => {
  expect(readServiceSettings(TOKENS)).toMatchObject({ token: 'all', edgeToken: 'edges', port: 8082 })
})

test.each([
  ['no token', { RELEASE_TOKEN: '' }, 'RELEASE_TOKEN must be set'],
  ['no token of its edges', { EDGE_TOKEN: undefined }, 'EDGE_TOKEN must be set'],
  ['an invalid limit', { VERSION_FILES_MAX: 'many' }, 'VERSION_FILES_MAX must be a whole number'],
  ['no upload at all', { UPLOADS_MAX: '0' }, 'UPLOADS_MAX must be a whole number'],
  ['one token for all', { EDGE_TOKEN: 'all' }, 'EDGE_TOKEN must not be RELEASE_TOKEN'],
])('the release service does not start with %s', (_what, change, message) => {
  expect(() => readServiceSettings({ ...TOKENS, ...change })).toThrow(message)
})
