import { sampleBuild } from '../../testing/sample-build'

/**
 * A shell in thirty lines: logs nobody in, loads the area of the path as the real one does, and shows its failure panel
 * when the area throws.
 */
export const SMALL_SHELL = `
const release = JSON.parse(document.getElementById('touchline-release').textContent)
const main = document.body.appendChild(document.createElement('main'))
main.style.minHeight = '10px'
const areaOf = () => (location.pathname.startsWith('/info') ? 'account-info' : 'sportsbook')
const show = () => {
  const area = areaOf()
  const { version, base, entry } = release.remotes[area].current
  const box = document.createElement('div')
  Object.assign(box.dataset, { area, slot: 'main' })
  main.replaceChildren(box)
  const script = document.createElement('script')
  script.src = base + entry
  box.after(script)
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

/** What an area does when it is loaded. */
export const AREAS_OF_ALL_KINDS = {
  good: "document.querySelector('[data-area]').textContent = 'Odds'",
  blank: '',
  loud: "document.querySelector('[data-area]').textContent = 'Odds'; console.error('no odds today')",
  throwing: "document.querySelector('[data-area]').textContent = 'Odds'; throw new Error('broken')",
  failing: "dispatchEvent(new Event('small:failed'))",
  evaluating: "document.querySelector('[data-area]').textContent = 'Odds'; eval('1')",
  reaching: "document.querySelector('[data-area]').textContent = 'Odds'; fetch('https://elsewhere.example/')",
  listening:
    "document.querySelector('[data-area]').textContent = 'Odds'; addEventListener('resize', () => 1)",
  ticking: "document.querySelector('[data-area]').textContent = 'Odds'; setInterval(() => 1, 1000)",
  missing: "document.querySelector('[data-area]').textContent = 'Odds'; fetch('/assets/nothing.js')",
} as const
