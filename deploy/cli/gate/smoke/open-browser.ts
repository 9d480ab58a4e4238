import { type BrowserContext, chromium } from 'playwright-core'

/** A fresh browser with one context, closed by `close`. */
export interface OpenBrowser {
  context: BrowserContext
  close(): Promise<void>
}

export async function openBrowser(executablePath: string, origin: string): Promise<OpenBrowser> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1440, height: 900 } })
  return { context, close: () => browser.close() }
}
