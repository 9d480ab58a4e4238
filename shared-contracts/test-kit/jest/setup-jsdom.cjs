// Features of browsers that jsdom lacks, as far as the libraries and screens here need them to render.
const { TextDecoder, TextEncoder } = require('node:util')
const { webcrypto } = require('node:crypto')

const missing = (target, name, value) => {
  if (!(name in target) || target[name] === undefined) {
    Object.defineProperty(target, name, { value, configurable: true, writable: true })
  }
}

// A test without a document has none of this, and Node lacks none of what it uses.
if (typeof document !== 'undefined') fillJsdom()

function fillJsdom() {
  missing(globalThis, 'TextEncoder', TextEncoder)
  missing(globalThis, 'TextDecoder', TextDecoder)
  missing(globalThis, 'structuredClone', (value) =>
    require('node:v8').deserialize(require('node:v8').serialize(value)),
  )
  missing(globalThis.crypto, 'randomUUID', () => webcrypto.randomUUID())
  missing(globalThis.crypto, 'subtle', webcrypto.subtle)

  class NeverResizes {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  missing(globalThis, 'ResizeObserver', NeverResizes)
  missing(globalThis, 'IntersectionObserver', NeverResizes)

  // The page of a test is the only one of its browser: every lock is free.
  missing(navigator, 'locks', { request: async (_name, _options, held) => held({}) })

  // Widths and heights are those of the window that a test has set; every other feature is absent.
  missing(window, 'matchMedia', (media) => ({
    media,
    get matches() {
      const bounds = [...media.matchAll(/\((min|max)-(width|height): (\d+)px\)/g)]
      return (
        bounds.length > 0 &&
        bounds.every(([, bound, side, px]) => {
          const size = side === 'width' ? window.innerWidth : window.innerHeight
          return bound === 'min' ? size >= Number(px) : size <= Number(px)
        })
      )
    },
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => false,
  }))

  // React asks for this flag before it lets tests wrap updates in act().
  globalThis.IS_REACT_ACT_ENVIRONMENT = true

  for (const name of ['scrollIntoView', 'setPointerCapture', 'releasePointerCapture']) {
    missing(Element.prototype, name, () => undefined)
  }
  missing(Element.prototype, 'hasPointerCapture', () => false)
}
