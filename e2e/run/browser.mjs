import { existsSync } from 'node:fs'
import { run } from '../../deploy/local/run.mjs'
import { ROOT } from '../../shared-contracts/build/webpack/version.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium to test with: CHROMIUM_PATH, else an installed one, else Playwright's own download, else the system's
 * package manager.
 */
export async function findBrowser() {
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
  const apt = await run('command -v apt-get')
  if (!apt.ok) return null
  console.log("Installing Chromium with the system's package manager.")
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const result = await run(
    `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends chromium`,
  )
  return result.ok ? installed() : null
}
