import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const ROUNDS = 20

/** A page of settings with the keys of its session, to ask the server past the page. */
async function openSettings(page: Page) {
  const asked = page.waitForRequest('**/usersettings')
  await page.goto('/info/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  const request = await asked
  const { account_id, session_token } = request.postDataJSON()
  const { origin } = new URL(page.url())
  return {
    value: (setting: string, name: string) =>
      page.getByRole('radiogroup', { name: setting }).getByRole('radio', { name, exact: true }),
    chosen: (setting: string) =>
      page.getByRole('radiogroup', { name: setting }).getByRole('radio', { checked: true }),
    held: async () => {
      const answer = await page.request.post(request.url(), {
        data: { account_id, session_token },
        headers: { origin },
      })
      return (await answer.json()) as {
        settings: { pageDisplay: Record<string, unknown>; betting: Record<string, unknown> }
        revision: number
      }
    },
  }
}

test('two tabs that change different settings and the same one at once end alike, and as the server', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('demo23')
  const other = await context.newPage()
  const tabs = [await openSettings(page), await openSettings(other)] as const
  const [one, two] = tabs
  const before = await one.held()
  for (let round = 0; round < ROUNDS; round += 1) {
    const isEven = round % 2 === 0
    await Promise.all([
      one.value('Density', isEven ? 'Compact' : 'Comfortable').click(),
      two.value('Match rows', isEven ? 'Single line' : 'Double line').click(),
    ])
    await Promise.all([
      one.value('Match order', isEven ? 'By time' : 'By league').click(),
      two.value('Match order', isEven ? 'By league' : 'By time').click(),
    ])
  }
  // Each change was a save of its own; presses on the chosen value saved nothing.
  await expect.poll(async () => (await one.held()).revision).toBeGreaterThan(before.revision + 2 * ROUNDS)
  const sorting = async () => {
    const { settings } = await one.held()
    return settings.pageDisplay.eventSorting === 'time' ? 'By time' : 'By league'
  }
  for (const tab of tabs) {
    await expect(tab.value('Density', 'Comfortable')).toBeChecked()
    await expect(tab.value('Match rows', 'Double line')).toBeChecked()
    await expect.poll(async () => tab.chosen('Match order').innerText()).toBe(await sorting())
  }
  expect((await one.held()).settings.pageDisplay).toMatchObject({
    density: 'comfortable',
    pageType: 'double',
  })
})

test('a change is saved although its page is closed right after the press', async ({
  context,
  page,
  signIn,
}) => {
  await signIn('demo22')
  const stays = await openSettings(page)
  for (const [label, density] of [
    ['Compact', 'compact'],
    ['Comfortable', 'comfortable'],
    ['Default', 'default'],
  ] as const) {
    const left = await context.newPage()
    const settings = await openSettings(left)
    await settings.value('Density', label).click()
    await left.close()
    await expect.poll(async () => (await stays.held()).settings?.pageDisplay.density).toBe(density)
  }
})
