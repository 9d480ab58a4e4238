import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'
import type { ReleaseDocument } from '@touchline/contracts'

const SCRIPT = /(<script[^>]*id="touchline-release"[^>]*>)([\s\S]*?)(<\/script>)/

/** Rewrites the release document that the page is served with, as another revision of it would. */
async function withDocument(page: Page, change: (document: ReleaseDocument) => void): Promise<void> {
  await page.route(
    (url) => !url.pathname.includes('.') && !/^\/(app|odds)\//.test(url.pathname),
    async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = (await response.text()).replace(SCRIPT, (_all, open, json, close) => {
        const document = JSON.parse(json) as ReleaseDocument
        change(document)
        return open + JSON.stringify(document).replaceAll('<', '\\u003c') + close
      })
      return route.fulfill({ response, body: html })
    },
  )
}

/** Serves another body as the entry of an area, published properly: the document carries its hash. */
export async function publishInstead(page: Page, area: string, body: string): Promise<void> {
  let entry = ''
  await withDocument(page, (document) => {
    const release = document.remotes[area]?.current
    if (!release) throw new Error(`no ${area} in the release document`)
    entry = release.base + release.entry
    release.integrity[release.entry] = `sha384-${createHash('sha384').update(body).digest('base64')}`
  })
  await page.route(
    (url) => entry !== '' && url.href.endsWith(entry),
    (route) => route.fulfill({ body, contentType: 'text/javascript' }),
  )
}
