// What the window holds before the first module of a test is evaluated, jest's own fields included: the conformance kit
// compares with it.
Object.defineProperty(globalThis, Symbol.for('touchline.window'), { value: new Set(Reflect.ownKeys(window)) })
