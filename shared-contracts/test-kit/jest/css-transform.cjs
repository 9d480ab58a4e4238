// A style sheet becomes an object whose every key is its own class name, so that tests can name classes.
const code = `
const names = new Proxy({}, {
  get: (_, key) => (key === '__esModule' ? false : typeof key === 'symbol' ? undefined : key),
})
module.exports = names
`

module.exports = {
  process: () => ({ code }),
  getCacheKey: () => 'css-names-1',
}
