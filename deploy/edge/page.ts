import type { BrandView } from '@touchline/contracts/host'
import { type Language, OWN_WINDOW } from '@touchline/contracts/limits'
import {
  filesOfPage,
  firstFiles,
  type ReleaseDocument,
  type ReleasedVersion,
  wordsApart,
} from '@touchline/contracts/release'
import { BRANDS } from '@touchline/ui/themes'
import { assetUrl, shownAt } from '../brands/brand-view'
import type { Brand } from '../brands/read-brand'
import { type CarriedSheet, SHEETS } from './carried-sheets'
import { escapeText } from './escape-text'
import type { Maintenance } from './maintenance'
import { type Skeleton, withSkeleton } from './skeleton'

export interface PageInput {
  /** `index.html` of the shell's version. */
  template: string
  brand: Brand
  /** The part of the brand that the page may know. */
  view: BrandView
  bases: { app: string; odds: string }
  /** Origins of which this browser may run a remote of its own choice. */
  overrideOrigins: readonly string[]
  document: ReleaseDocument
  shell: ReleasedVersion
  /** Versions worth fetching together with the shell. */
  ahead: readonly ReleasedVersion[]
  /** Path of the route, as its area declares it. */
  path: string
  /** Addresses of the calls that the page makes first. */
  asked: readonly string[]
  /** Language that this browser will show. */
  language: Language
  maintenance: Maintenance | null
  /** Style sheets that travel inside the page, the brand's own colours last. */
  carried: readonly CarriedSheet[]
  skeleton: Skeleton
}

/** Where the edge writes into the template. */
const HEAD = '<!--touchline:head-->'

/**
 * Asks for the session while the shell's script is still on the way. The answer hangs on the script's own element, so
 * that no global appears. It is the one inline script of the page, and its hash is in the policy.
 */
export const sessionScript = (appBase: string): string =>
  `document.currentScript.restored=fetch(${JSON.stringify(`${appBase}/sessionrestore`)},` +
  `{method:'POST',headers:{'content-type':'application/json'},body:'{}',credentials:'include'});${BARE}${REFETCH}`

/** A page in a window of its own has no frame, and no skeleton of one. */
const BARE = `name.startsWith('${OWN_WINDOW}')&&(document.documentElement.dataset.window='');`

/**
 * The browser keeps bytes of the shell's script that it refused. Once they are as released again they are fetched past
 * every cache, and the page is opened anew with them; once for a file and tab, so that nothing goes in circles.
 */
const REFETCH =
  "addEventListener('error',({target:{defer,src,integrity}})=>{defer&&fetch(src,{cache:'reload',integrity})" +
  '.then(()=>{let s=sessionStorage;s.refetched!=src&&(s.refetched=src,location.reload())},()=>0)},true)'

/** The page: the session restore, the shell, what to fetch ahead, style sheets, brand and release document as data. */
export function renderPage(input: PageInput): string {
  const { template, brand, view, bases, overrideOrigins, document, shell, ahead, language, maintenance } =
    input
  const { path, asked, carried, skeleton } = input
  const isCarried = new Set(carried.map(({ url }) => url))
  const filesOf = (release: ReleasedVersion, ending: string) =>
    firstFiles(release, language)
      .filter((name) => name.endsWith(ending))
      .map((name) => fileOf(release, name))
      .filter(({ url }) => !isCarried.has(url))
  const wordsOf = (release: ReleasedVersion) =>
    wordsApart(release, language).map((name) => fileOf(release, name))
  const lateOf = (release: ReleasedVersion) =>
    filesOfPage(release, path, language)
      .filter((name) => release.integrity[name])
      .map((name) => preload(fileOf(release, name)))
  const head = [
    ...brandLinks(brand),
    `<script id="touchline-session">${sessionScript(bases.app)}</script>`,
    ...filesOf(shell, '.css').map((file) => `<link rel="stylesheet" ${address('href', file)}>`),
    // After the shell's own, so that the brand's colours win.
    ...coloursApart(brand, isCarried),
    ...filesOf(shell, '.js').map((file) => `<script defer ${address('src', file)}></script>`),
    ...[shell, ...ahead].flatMap((release) => wordsOf(release).map(scriptAhead)),
    // As the page itself will ask, or the browser would not know it for the same.
    ...asked.map(
      (url) =>
        `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeText(bases.odds + url)}">`,
    ),
    ...ahead.flatMap((release) => [
      ...filesOf(release, '.js').map(scriptAhead),
      ...filesOf(release, '.css').map(styleAhead),
      ...lateOf(release),
    ]),
    data('touchline-page', { brand: view, bases, overrideOrigins, maintenance }),
    data('touchline-release', document),
  ]
  const title = `<title>${escapeText(view.name)} - Sports Betting Platform</title>`
  return withSkeleton(template, skeleton)
    .replace('<title></title>', () => title)
    .replace(ICON, '')
    .replace(HEAD, () => head.join('\n    '))
    .replace(SHEETS, () => carried.map(styleOf).join('\n    '))
}

/** Its text is what its hash in the policy was made of, to the byte. */
const styleOf = ({ url, text, area }: CarriedSheet): string =>
  `<style data-href="${escapeText(url)}"${area ? ` data-of="${escapeText(area)}"` : ''}>${text}</style>`

function coloursApart(brand: Brand, isCarried: ReadonlySet<string>): string[] {
  const url = brand.colours && assetUrl(brand, 'theme.css', brand.colours)
  return url && !isCarried.has(url) ? [`<link rel="stylesheet" href="${url}">`] : []
}

/** The template's own icon is for a page without an edge. */
const ICON = /<link\s+rel="icon"[^>]*>\s*/

function brandLinks(brand: Brand): string[] {
  const { light } = brand.file.colours ?? BRANDS[brand.file.theme]
  return [
    `<link rel="icon" type="image/svg+xml" href="${shownAt(brand, 'favicon.svg')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="${light.header}">`,
  ]
}

interface File {
  url: string
  integrity: string
}

const fileOf = ({ base, integrity }: ReleasedVersion, name: string): File => ({
  url: base + name,
  integrity: integrity[name] ?? '',
})

const scriptAhead = (file: File): string => `<link rel="preload" as="script" ${address('href', file)}>`
const styleAhead = (file: File): string => `<link rel="preload" as="style" ${address('href', file)}>`
const preload = (file: File): string => (file.url.endsWith('.css') ? styleAhead(file) : scriptAhead(file))

const address = (attribute: 'href' | 'src', { url, integrity }: File): string =>
  `${attribute}="${escapeText(url)}" integrity="${escapeText(integrity)}"`

/** A block of data: `<` is escaped, because `</script>` inside a value would end the block. */
const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
