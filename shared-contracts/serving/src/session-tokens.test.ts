import { randomBytes } from 'node:crypto'
import { sessionTokens } from './session-tokens'

const KEY = 'a key of the installation'
const secret = () => randomBytes(32).toString('base64url')
const tokens = sessionTokens(KEY)
/** Long enough that no random text contains it. */
const MEMBER = 'member-0001'
const token = tokens.make(secret(), MEMBER)
const [first = '', owner = '', signature = ''] = token.split('.')

test('a token of ours is read, and names its member the same way in every session', () => {
  const owners = [MEMBER, MEMBER, 'member-0002'].map(
    (member) => tokens.read(tokens.make(secret(), member))?.owner,
  )
  expect(owners).toEqual([owner, owner, expect.any(String)])
  expect(owners[2]).not.toBe(owner)
  expect(token).not.toContain(MEMBER)
})

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a random word', 'k3j4h5k3j4h5'],
  ['the secret alone', first],
  ['the secret of another session', [secret(), owner, signature].join('.')],
  ['the name of another member', [first, tokens.make(secret(), 'm2').split('.')[1], signature].join('.')],
  ['a made-up signature', [first, owner, randomBytes(16).toString('base64url')].join('.')],
  ['a token that another key has signed', sessionTokens('another key').make(secret(), 'm1')],
  ['something after it', `${token}x`],
  ['a line after it', `${token}\n`],
])('%s is no token', (_, text) => {
  expect(tokens.read(text)).toBeNull()
})

test.each([
  ['a secret', secret(), { owner: null }],
  ['a token from when there was a key', token, { owner: null }],
  ['a random word', 'k3j4h5k3j4h5', null],
  ['a text of the same length', `${first.slice(1)}!`, null],
])('without a key the form alone shows that %s', (_, text, read) => {
  expect(sessionTokens(undefined).read(text)).toEqual(read)
})

test('a key takes over from another while both are about, and no token is refused on the way', () => {
  const [old, both, turned, fresh] = ['old', 'old, new', 'new,old', 'new'].map(sessionTokens)
  const readBy = (token: string) => [old, both, turned, fresh].map((tokens) => tokens?.read(token) !== null)
  expect(readBy(both?.make(secret(), 'm1') ?? '')).toEqual([true, true, true, false])
  expect(readBy(turned?.make(secret(), 'm1') ?? '')).toEqual([false, true, true, true])
})

test.each(['', ' ', ','])('%p is no key', (given) => {
  expect(sessionTokens(given).areSigned).toBe(false)
})
