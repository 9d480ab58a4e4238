import { type ReleaseDocument, releaseTag } from '@touchline/contracts/release'
import type { Route } from '@touchline/contracts/routes'
import type { BrandDirectory } from './brand-directory'
import { type Pages, routesIn } from './pages'
import type { SiteOf } from './site'

interface Warming {
  pages: Pages
  directory: BrandDirectory
  siteOf: SiteOf
}

/** One route of each owner and layout: pages differ by nothing else. */
const oneOfEach = (document: ReleaseDocument): Route[] => [
  ...new Map(routesIn(document).map((route) => [`${route.owner} ${route.columns}`, route])).values(),
]

/** Makes every page and the document of a new revision, as browsers of the brand's own host will ask for them. */
export async function warmPages(
  { pages, directory, siteOf }: Warming,
  brandId: string,
  document: ReleaseDocument,
): Promise<void> {
  const brand = directory.brands.find(({ file }) => file.id === brandId)
  const [host] = brand?.file.hosts ?? []
  if (!brand || !host) return
  const { texts } = siteOf(brandId)
  const destination = { brand, group: 'page' as const, page: host, own: host, isStandIn: false }
  await texts.warm(releaseTag(document), 'document', async () => JSON.stringify(document))
  const language = brand.file.defaultLanguage
  const { current, canary } = document.shell
  for (const shell of [current, ...(canary ? [canary.candidate] : [])]) {
    for (const route of oneOfEach(document)) {
      const asked = { destination, document, shell, route, search: '', maintenance: null, protocol: 'https' }
      const page = await pages.of({ ...asked, language, mode: null })
      await texts.warm(releaseTag(document), page.key, page.make)
    }
  }
}
