import { type Browser, chromium } from 'playwright-core'
import { BROWSER_ARGUMENTS } from './browser-arguments'

/** Starts a browser; the caller closes it. */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: [...BROWSER_ARGUMENTS] })
