import { existsSync } from 'node:fs'
import { CliError } from '../../core/cli-error'
import type { Io } from '../../core/io'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A Chromium to open pages with: CHROMIUM_PATH, else an installed one.
 * @throws CliError without a browser
 */
export function findBrowser({ env }: Pick<Io, 'env'>): string {
  const given = env.CHROMIUM_PATH
  const found = given ? [given].find(existsSync) : INSTALLED.find(existsSync)
  if (found) return found
  throw new CliError(
    'unreachable',
    given ? `CHROMIUM_PATH names ${given}, which does not exist.` : 'No Chromium is installed here.',
    'Install Chromium and set CHROMIUM_PATH to it.',
  )
}
