import { sampleBuild } from '../../testing/sample-build'

/**
 * A shell in forty lines: logs nobody in, has a header with buttons and a slip with a stake, loads the area of the path as
 * the real one does, and shows its failure panel when the area throws.
 */
export const SMALL_SHELL = `
const release = JSON.parse(document.getElementById('touchline-release').textContent)
const add = (name, into, text) => Object.assign(into.appendChild(document.createElement(name)), { textContent: text })
const header = add('header', document.body, '')
for (const name of ['Sports', 'Casino', 'Balance 10,000.00']) add('button', header, name).style.margin = '0 200px 0 0'
const main = add('main', document.body, '')
main.style.minHeight = '10px'
const slip = add('aside', document.body, '')
slip.dataset.slot = 'slip'
addEventListener('small:pick', () => slip.firstChild || add('input', slip, ''))
const areaOf = () => (location.pathname.startsWith('/info') ? 'account-info' : 'sportsbook')
const show = () => {
  const area = areaOf()
  const { version, base, entry } = release.remotes[area].current
  const box = document.createElement('div')
  Object.assign(box.dataset, { area, slot: 'main' })
  main.replaceChildren(box)
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + 'main.css' })
  const script = document.createElement('script')
  script.src = base + entry
  box.after(link, script)
}
addEventListener('popstate', () => areaOf() === main.firstChild?.dataset.area || show())
addEventListener('small:failed', () => {
  main.innerHTML = '<p role="alert"></p>'
  main.firstChild.textContent = 'E1 sportsbook@' + release.remotes.sportsbook.current.version
})
show()
`

const SHELL_POLICY =
  "trustedTypes.createPolicy('default', { createHTML: (t) => t, createScriptURL: (t) => t });"

export const smallShell = (version: string): Promise<string> =>
  sampleBuild('shell', version, SHELL_POLICY + SMALL_SHELL)

/** An area that shows what a board shows, and a price whose press reaches the slip; then it does what it should not. */
const board = (rest = '', onPress = "dispatchEvent(new Event('small:pick'))") => `{
const box = document.querySelector('[data-area]')
box.textContent = 'Odds of today: Leeds United v Arsenal'
const price = box.appendChild(document.createElement('button'))
price.textContent = '0.95'
price.dataset.cell = '1'
price.setAttribute('aria-pressed', 'false')
price.onclick = () => { ${onPress} }
;${rest}
}`

/** Areas by their behaviour when loaded. */
export const AREAS_OF_ALL_KINDS = {
  good: board(),
  blank: '',
  failing: "dispatchEvent(new Event('small:failed'))",
  /** Much at once that is found apart. */
  careless: board(`
    console.error('no odds today')
    setTimeout(() => { throw new Error('broken later') }, 600)
    fetch('https://elsewhere.example/')
    fetch('/assets/nothing.js')
    Array.prototype.last = function () { return this[this.length - 1] }
    const { map } = Array.prototype
    Array.prototype.map = function (change) { return map.call(this, change) }
    window.currentOdds = 0.95
    setTimeout(() => eval('1'))
    throw new Error('broken')`),
  hanging: board('setTimeout(() => { for (;;); }, 1000)'),
  staying: board("addEventListener('resize', () => 1); setInterval(() => 1, 1000)"),
  pressed: board('', "throw new Error('no such line')"),
  deaf: board('', ''),
  priceless: "document.querySelector('[data-area]').textContent = 'Odds of today: none'",
  covering: board(
    "Object.assign(box.style, { position: 'fixed', inset: '0', zIndex: '9', background: 'rgb(255 255 255 / 0.1)' })",
  ),
  coveringBeside: board(
    "Object.assign(document.body.appendChild(document.createElement('div')).style, { position: 'fixed', inset: '0' })",
  ),
  whitening: board(
    "Object.assign(box.appendChild(document.createElement('i')).style," +
      " { position: 'fixed', inset: '0', background: 'white', pointerEvents: 'none' })",
  ),
  invisible: board("box.style.opacity = '0'"),
} as const

/** Style sheets of an area; `own-Ab12_x` is named as builds name their classes. */
export const SHEETS_OF_ALL_KINDS = {
  good: `.own-Ab12_x { color: red } :root .own-Ab12_x { top: 0 }
    @media (width > 1px) { .own-Ab12_x:hover > b { color: blue } }`,
  hiding: 'body { display: none }',
  conditional: `button:not(:disabled) { color: red }
    header > :is(:hover, :focus) { color: blue }
    .own-Ab12_x:not(:hover, :disabled):is(:focus, :active)::before, .own-Ab12_x[title=":hover"] > ::after { top: 0 }`,
  leaking: `.own-Ab12_x, * { letter-spacing: 0.1px }
    @media (width < 1px) { header > button:hover { color: red } }
    body:has([data-area]) { overflow: hidden }`,
} as const
