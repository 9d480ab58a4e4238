import type { BrandView, ReleaseDocument, ReleasedVersion } from '@touchline/contracts'

export interface PageInput {
  /** `index.html` of the shell's version. */
  template: string
  brand: BrandView
  bases: { app: string; odds: string }
  document: ReleaseDocument
  shell: ReleasedVersion
  /** Versions worth fetching together with the shell. */
  ahead: readonly ReleasedVersion[]
  maintenance: { until: number | null } | null
}

/** Where the edge writes into the template. */
const HEAD = '<!--touchline:head-->'

/**
 * Asks for the session while the shell's script is still on the way. The answer hangs on the script's own element, so
 * that no global appears. It is the one inline script of the page, and its hash stands in the policy.
 */
export const sessionScript = (appBase: string): string =>
  `document.currentScript.restored=fetch(${JSON.stringify(`${appBase}/sessionrestore`)},` +
  `{method:'POST',headers:{'content-type':'application/json'},body:'{}',credentials:'include'})`

/** The page: brand and release document as data, the session restore, style sheets, what to fetch ahead, the shell. */
export function renderPage(input: PageInput): string {
  const { template, brand, bases, document, shell, ahead, maintenance } = input
  const head = [
    `<script id="touchline-session">${sessionScript(bases.app)}</script>`,
    data('touchline-page', { brand, bases, maintenance }),
    data('touchline-release', document),
    ...filesOf(shell, '.css').map((file) => `<link rel="stylesheet" ${address('href', file)}>`),
    ...filesOf(shell, '.js').map((file) => `<script defer ${address('src', file)}></script>`),
    ...ahead.flatMap((release) => [
      ...filesOf(release, '.js').map((file) => `<link rel="preload" as="script" ${address('href', file)}>`),
      ...filesOf(release, '.css').map((file) => `<link rel="preload" as="style" ${address('href', file)}>`),
    ]),
  ]
  const title = `<title>${escapeText(brand.name)} - Sports Betting Platform</title>`
  return template.replace('<title></title>', () => title).replace(HEAD, () => head.join('\n    '))
}

interface File {
  url: string
  integrity: string
}

const filesOf = (release: ReleasedVersion, ending: string): File[] =>
  release.initial
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ url: release.base + name, integrity: release.integrity[name] ?? '' }))

const address = (attribute: 'href' | 'src', { url, integrity }: File): string =>
  `${attribute}="${escapeText(url)}" integrity="${escapeText(integrity)}"`

/** A block of data: `<` is escaped, because `</script>` inside a value would end the block. */
const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
