import { type Browser, chromium } from 'playwright-core'

/** Starts a browser; whoever asked for it closes it. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
