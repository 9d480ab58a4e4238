import type { Page } from '@playwright/test'
import type { HealthReport } from '@touchline/contracts/release'

/** The health reports of the open page, oldest first. Read in the page: Playwright does not see the body of a beacon. */
export async function healthReportsOf(page: Page): Promise<() => Promise<HealthReport[]>> {
  await page.addInitScript(() => {
    const reports: unknown[] = []
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then((text) => reports.push(JSON.parse(text)))
      return send(url, body)
    }
    Object.assign(window, { testReports: reports })
  })
  return () => page.evaluate(() => (window as unknown as { testReports?: HealthReport[] }).testReports ?? [])
}

/** How often what failed, by `area@version`. */
export function failuresIn(reports: readonly HealthReport[]): Record<string, Record<string, number>> {
  const found: Record<string, Record<string, number>> = {}
  for (const { area, version, failures } of reports.flatMap(({ areas }) => areas)) {
    const name = `${area}@${version}`
    for (const [kind, count] of Object.entries(failures)) {
      found[name] = { ...found[name], [kind]: (found[name]?.[kind] ?? 0) + count }
    }
  }
  return found
}
