/**
 * Every built-in function of language and browser that all code of a page shares, by its usual name:
 * `Array.prototype.map`. Two answers that differ show who replaced, added or removed a function. It also runs
 * in pages, sent as text: it needs nothing from outside.
 */
function builtIns(scope) {
  const classes =
    'Object Function Array String Number Boolean Symbol BigInt Date RegExp Promise Map Set WeakMap WeakSet Error ' +
    'EventTarget Node Element HTMLElement HTMLInputElement HTMLFormElement SVGElement Document ShadowRoot Event ' +
    'CustomEvent Storage History Location Navigator URL URLSearchParams Headers Request Response AbortController ' +
    'XMLHttpRequest FormData DOMTokenList CSSStyleDeclaration CSSStyleSheet Performance Crypto'
  const members = new Map()
  const list = (owner, name) => {
    for (const key of Reflect.ownKeys(owner)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(owner, key) ?? {}
      // Numbers that count something are no code.
      if (typeof (value ?? get ?? set) === 'function')
        members.set(`${name}.${String(key)}`, [value, get, set])
    }
  }
  for (const name of classes.split(' ')) {
    const found = scope[name]
    if (typeof found !== 'function') continue
    list(found, name)
    if (found.prototype) list(found.prototype, `${name}.prototype`)
  }
  for (const name of ['JSON', 'Math', 'Reflect', 'Intl', 'navigator', 'history']) {
    if (scope[name]) list(scope[name], name)
  }
  return members
}

module.exports = { builtIns }
