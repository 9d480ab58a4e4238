import { CONTRACT_VERSION } from '@touchline/contracts/host'
import { openInPage } from '../support/open-in-page'
import type { Releases } from '../support/releases'
import { waitUntilServed } from '../support/served-version'
import { expect, test } from '../support/test'

/** Shells by the contracts that they speak; each but that of today is a version of its own. */
const SHELLS = ['1.0', '1.1', '2.0']
/** Remotes by the contracts that they ask for; each but that of today is a version of its own. */
const REMOTES = ['^1.0', '^1.1', '^2.0']

const AREA = 'tournament'
const PATH = '/tournament2/home'

const serves = (spoken: string, asked: string): boolean =>
  spoken[0] === asked[1] && Number(spoken.split('.')[1]) >= Number(asked.split('.')[1])

const TODAY = { spoken: CONTRACT_VERSION, asked: `^${CONTRACT_VERSION}` }
const shellVersion = (spoken: string) => (spoken === TODAY.spoken && put?.shell) || `0.0.2-speaks-${spoken}`
const remoteVersion = (asked: string) =>
  (asked === TODAY.asked && put?.remote) || `0.0.2-asks-${asked.slice(1)}`

test.describe.configure({ mode: 'serial' })

let put: { shell: string; remote: string } | null = null

test('shells and remotes of other days are published', async ({ releases }) => {
  put = { shell: await releases.current('shell'), remote: await releases.current(AREA) }
  await Promise.all([publishShells(releases), publishRemotes(releases)])
})

async function publishShells(releases: Releases): Promise<void> {
  for (const spoken of SHELLS.filter((one) => one !== TODAY.spoken))
    await releases.publishAs('host-shell', 'shell', shellVersion(spoken), (code) => speak(code, spoken), {
      contractVersion: spoken,
    })
}

async function publishRemotes(releases: Releases): Promise<void> {
  for (const asked of REMOTES.filter((one) => one !== TODAY.asked)) {
    const version = remoteVersion(asked)
    await releases.publishAs('mfe-tournament', AREA, version, (code) => askFor(code, asked), {
      contractRange: asked,
    })
  }
}

for (const spoken of SHELLS) {
  for (const asked of REMOTES) {
    // The versions of all other journeys.
    if (spoken === TODAY.spoken && asked === TODAY.asked) continue
    const boots = serves(spoken, asked)
    const outcome = boots ? 'boots' : 'asks for a refresh and leaves the rest alone'
    test(`a shell that speaks ${spoken} with a remote that asks for ${asked} ${outcome}`, async ({
      page,
      signIn,
      releases,
    }) => {
      await page.addInitScript(countReacts)
      await releases.use('shell', shellVersion(spoken))
      await releases.use(AREA, remoteVersion(asked))
      try {
        await waitUntilServed(page, 'shell', shellVersion(spoken))
        await waitUntilServed(page, AREA, remoteVersion(asked))
        await signIn('demo13')
        await page.goto('/info/betlist')
        const area = page.locator('[data-slot="main"][data-area="account-info"]')
        // The other remotes ask for the contracts of today.
        if (serves(spoken, '^1.0')) await expect(area).toBeVisible()
        await openInPage(page, PATH)
        if (boots) {
          await expect(page.getByRole('main').getByRole('heading', { name: 'Tournament' })).toBeVisible()
        } else {
          await expect(page.getByRole('main').getByRole('alert').first()).toContainText('please refresh')
          await expect(page.getByRole('banner')).toContainText('MYR')
        }
        expect(await page.locator('html').getAttribute('data-reacts'), 'one React').toBe('1')
      } finally {
        await back(releases)
      }
    })
  }
}

/** Replaces the required contract version, which is in the facts of a build and in its module. */
function askFor(code: string, asked: string): string {
  if (!code.includes('"^1.0"')) throw new Error('the remote does not say what it asks for')
  return code.replaceAll('"^1.0"', `"${asked}"`)
}

async function back(releases: Releases): Promise<void> {
  if (!put) return
  await releases.use('shell', put.shell)
  await releases.use(AREA, put.remote)
}

/** Replaces the provided contract version: in the facts, and in the entry where it is compared and where areas read it. */
function speak(code: string, spoken: string): string {
  const places = [`exec("${CONTRACT_VERSION}")`, `contractVersion:"${CONTRACT_VERSION}"`]
  return places.reduce((changed, place) => {
    if (!changed.includes(place)) throw new Error(`the shell does not say what it speaks: ${place}`)
    return changed.replaceAll(place, place.replace(CONTRACT_VERSION, spoken))
  }, code)
}

/** Runs in the page before anything else: every copy of React's renderer reports to this hook once. */
function countReacts(): void {
  let count = 0
  const inject = () => {
    count += 1
    document.documentElement.dataset.reacts = String(count)
    return count
  }
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    value: { isDisabled: false, supportsFiber: true, inject, checkDCE: () => undefined },
  })
}
