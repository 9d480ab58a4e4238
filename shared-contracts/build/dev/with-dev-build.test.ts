import { pageWithDevBuild, policyWithDevBuild, withDevBuild } from './with-dev-build.mjs'

const build = {
  area: 'tournament',
  base: '/@dev/tournament/',
  entry: 'remote.js',
  integrity: { 'remote.js': 'sha384-x' },
  contractRange: '^1.0',
}
const released = { version: '1.2.0', base: '/assets/tournament/1.2.0/', entry: 'remote.1.js' }
const document = {
  revision: 4,
  remotes: {
    sportsbook: { current: { version: '3.0.0' }, canary: null, lastGood: null },
    tournament: { current: released, canary: { candidate: released, percent: 5 }, lastGood: '1.1.0' },
  },
}

describe('a build under development', () => {
  test('replaces the released files of its area, its canary included, and of no other', () => {
    const { remotes, revision } = withDevBuild(document, build)
    expect(revision).toBe(4)
    expect(remotes.sportsbook).toBe(document.remotes.sportsbook)
    expect(remotes.tournament).toMatchObject({
      current: { version: 'dev', base: '/@dev/tournament/', integrity: build.integrity },
      canary: null,
      lastGood: '1.1.0',
    })
  })

  test('of an area that was never released brings its pages along', () => {
    const pages = { routes: [{ path: '/loyalty', protected: true }] }
    const { remotes } = withDevBuild(document, { ...build, area: 'loyalty', pages })
    expect(Object.keys(remotes)).toEqual(['sportsbook', 'tournament', 'loyalty'])
    expect(remotes.loyalty.current.pages).toBe(pages)
  })

  test('is written into the page so that no value of it can end the block', () => {
    const block = (value: object) =>
      `<script type="application/json" id="touchline-release">${JSON.stringify(value)}</script>`
    const preload = '    <link rel="preload" as="script" href="/assets/tournament/1.2.0/remote.1.js">\n'
    const page = pageWithDevBuild(`<head>\n${preload}${block(document)}</head>`, {
      ...build,
      contractRange: '</script><script>',
    })
    expect(page).not.toContain('preload')
    expect(page.match(/<\/script>/g)).toHaveLength(1)
    expect(page).toContain('/@dev/tournament/')
  })

  test('loosens the policy of the page by one name', () => {
    const policy = "script-src 'self'; require-trusted-types-for 'script'; trusted-types default"
    expect(policyWithDevBuild(policy)).toBe(`${policy} touchline-dev`)
  })
})
