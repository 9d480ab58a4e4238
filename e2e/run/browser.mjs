import { existsSync } from 'node:fs'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

/** By a language that needs them: the package that draws it. */
const FONTS = { my: 'fonts-noto-core', ja: 'fonts-noto-cjk' }

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium to test with: CHROMIUM_PATH, else an installed one, else Playwright's own download, else the system's
 * package manager. Fonts come with it: a line of Burmese has another height and width than a line of empty boxes.
 */
export async function findBrowser() {
  await installFonts()
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (existsSync(given)) return { ok: true, path: given }
    return {
      ok: false,
      reason: `CHROMIUM_PATH names ${given}, which does not exist. Unset it or correct it.`,
    }
  }
  const found = (await installed()) ?? (await downloaded()) ?? (await packaged())
  if (found) return { ok: true, path: found }
  return {
    ok: false,
    reason: 'No Chromium was found and none could be installed. Install one and set CHROMIUM_PATH to it.',
  }
}

async function installed() {
  for (const name of NAMES) {
    const which = await run(`command -v ${name}`)
    if (which.ok) return which.output.trim()
  }
  return null
}

async function downloaded() {
  console.log('No Chromium is installed; asking Playwright for its own.')
  const result = await run('timeout 120 npx playwright install chromium', { cwd: `${ROOT}/e2e` })
  if (!result.ok) return null
  const path = await run(`node -e "console.log(require('@playwright/test').chromium.executablePath())"`, {
    cwd: `${ROOT}/e2e`,
  })
  const file = path.output.trim()
  return path.ok && existsSync(file) ? file : null
}

async function packaged() {
  console.log("Installing Chromium with the system's package manager.")
  return (await installPackages('chromium')) ? installed() : null
}

/** Fonts of languages that this machine cannot draw yet. Where they cannot be installed, layout tests use its own fonts. */
async function installFonts() {
  const missing = []
  for (const [language, name] of Object.entries(FONTS)) {
    const fonts = await run(`fc-list :lang=${language} family`)
    if (fonts.ok ? fonts.output.trim() === '' : existsSync('/etc/debian_version')) missing.push(name)
  }
  if (missing.length === 0) return
  console.log('Installing fonts for Burmese, Chinese and their like.')
  if (!(await installPackages([...new Set(missing)].join(' ')))) console.log('They could not be installed.')
}

async function installPackages(names) {
  const apt = await run('command -v apt-get')
  if (!apt.ok) return false
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const { ok } = await run(
    `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${names}`,
  )
  return ok
}
