import { installTrustedTypes } from './trusted-types'

interface Rules {
  createScriptURL(url: string): string
  createHTML(text: string): string
}

let rules: Rules
beforeEach(() => {
  const trustedTypes = {
    createPolicy: (_name: string, given: Rules) => {
      rules = given
    },
  }
  Object.assign(globalThis, { trustedTypes })
  installTrustedTypes({ allows: (url: string) => url === '/known.js' } as never)
})
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'))

test('scripts of the release document are let through, others are refused', () => {
  expect(rules.createScriptURL('/known.js')).toBe('/known.js')
  expect(() => rules.createScriptURL('/other.js')).toThrow(TypeError)
})

test.each(['Next', '1 of 10', '&times;', 'ဂိုး'])('the text %j is let through', (text) => {
  expect(rules.createHTML(text)).toBe(text)
})

test.each(['<b>bold</b>', '<img src=x onerror=alert(1)>', 'a < b', '<'])(
  'the markup %j is refused',
  (text) => {
    expect(() => rules.createHTML(text)).toThrow(TypeError)
  },
)
