import type { Page } from '@playwright/test'
import { waitUntilServed } from '../support/served-version'
import { expect, test } from '../support/test'

const OLDER = '0.0.9'

test('a release document that names an older version of one remote changes that version alone', async ({
  page,
  signIn,
  releases,
}) => {
  await signIn('demo7')
  await page.goto('/desktop')
  const before = await versionsOf(page)
  await releases.publishAs('mfe-tournament', 'tournament', OLDER)
  await releases.use('tournament', OLDER)
  await waitUntilServed(page, 'tournament', OLDER)
  try {
    const requested = requestsOf(page)
    await page.goto('/tournament2/home')
    await expect(page.getByRole('main').getByRole('heading', { name: 'Tournament' })).toBeVisible()
    await page.goto('/slots')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(await versionsOf(page)).toEqual({ ...before, tournament: OLDER })
    expect([...requested].sort()).toEqual(
      [
        `casino-games@${before['casino-games']}`,
        `shell@${before.shell}`,
        `sportsbook@${before.sportsbook}`,
        `tournament@${OLDER}`,
      ].sort(),
    )
  } finally {
    await releases.use('tournament', before.tournament ?? '')
  }
})

/** Area and version of everything that the page fetches from now on. */
function requestsOf(page: Page): Set<string> {
  const requested = new Set<string>()
  page.on('request', (request) => {
    const asset = /\/assets\/([^/]+)\/([^/]+)\//.exec(request.url())
    if (asset) requested.add(`${asset[1]}@${asset[2]}`)
  })
  return requested
}

/** Versions by area, as the page was served with them. */
async function versionsOf(page: Page): Promise<Record<string, string>> {
  const document = JSON.parse((await page.locator('#touchline-release').textContent()) ?? '{}')
  const remotes = Object.entries<{ current: { version: string } }>(document.remotes)
  return {
    shell: document.shell.current.version,
    ...Object.fromEntries(remotes.map(([area, release]) => [area, release.current.version])),
  }
}
