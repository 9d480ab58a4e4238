// The content of the window before the first module of a test is evaluated, jest's own fields included: the
// conformance kit compares with it. A test without a document has no window.
const { builtIns } = require('./built-ins.cjs')

const keep = (name, value) => Object.defineProperty(globalThis, Symbol.for(name), { value })
if (typeof window !== 'undefined') {
  keep('touchline.built-ins', builtIns(window))
  keep('touchline.window', new Set(Reflect.ownKeys(window)))
}
