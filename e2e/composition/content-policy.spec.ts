import { expect, test } from '../support/test'

test('the policy allows no script by its text, and no text to become a script', { tag: '@core' }, async ({
  page,
}) => {
  const response = await page.goto('/')
  const policy = response?.headers()['content-security-policy'] ?? ''
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/)
      return [name, values]
    }),
  )
  expect(policy).not.toMatch(/unsafe-/)
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toContain("'self'")
  expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(directives.get('frame-ancestors')).toEqual(["'none'"])
})

/** Ways to run a script that the page did not bring. The page is the browser's own, so that refusals are expected. */
const INJECTIONS: Record<string, string> = {
  'an inline script element': `(() => {
    const script = document.createElement('script')
    try { script.text = 'document.documentElement.dataset.injected = "yes"' } catch {}
    document.head.append(script)
  })()`,
  'a handler in an attribute': `(() => {
    try { document.body.setAttribute('onclick', 'document.documentElement.dataset.injected = "yes"') } catch {}
    document.body.click()
  })()`,
  'markup with a handler': `(() => {
    const box = document.createElement('div')
    try { box.innerHTML = '<img src=x onerror="document.documentElement.dataset.injected = 1">' } catch {}
    document.body.append(box)
  })()`,
  'a text that is evaluated later': `(() => {
    try { setTimeout('document.documentElement.dataset.injected = "yes"', 0) } catch {}
  })()`,
  'a script of another origin': `(() => {
    const script = document.createElement('script')
    try { script.src = 'https://example.com/x.js' } catch {}
    try { document.head.append(script) } catch {}
  })()`,
}

test('a script that the page did not bring does not run', { tag: '@core' }, async ({ browser, baseURL }) => {
  const page = await browser.newPage()
  for (const [what, code] of Object.entries(INJECTIONS))
    await test.step(what, async () => {
      await page.goto(`${baseURL}/`)
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor()
      await page.evaluate(code)
      await page.waitForTimeout(300)
      expect(await page.locator('html[data-injected]').count()).toBe(0)
    })
  await page.close()
})
