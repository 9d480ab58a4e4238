import { BROWSER_ARGUMENTS } from '../../deploy/cli/gate/smoke/browser-arguments'

/** How Chromium is started for every test; `flags` are options of its script engine. */
export const browserOptions = (...flags: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGUMENTS, ...(flags.length > 0 ? [`--js-flags=${flags.join(' ')}`] : [])],
})
