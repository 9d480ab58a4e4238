import { expect, type Page } from '@playwright/test'

/** Waits until new loads get this version of an area. */
export async function waitUntilServed(page: Page, area: string, version: string): Promise<void> {
  await expect.poll(() => servedVersion(page, area), { intervals: [100] }).toBe(version)
}

async function servedVersion(page: Page, area: string): Promise<string> {
  const document = await (await page.request.get('/release.json')).json()
  const release = area === 'shell' ? document.shell : document.remotes[area]
  return release.current.version
}
