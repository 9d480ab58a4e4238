/** How Chromium is started for every test; `flags` are options of its script engine. */
export const browserOptions = (...flags: string[]) => ({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    ...(flags.length > 0 ? [`--js-flags=${flags.join(' ')}`] : []),
  ],
})
