import { chromium } from '@playwright/test'
import { browserOptions } from '../support/browser-options'
import { launchPlatform } from '../support/launch-platform'
import { variants } from './_variants'
const OPEN = 'main button[data-cell][aria-pressed="false"]:not([aria-disabled="true"]):not(:disabled)'
const platform = await launchPlatform(18130, {})
try {
  const browser = await chromium.launch(browserOptions())
  const page = await browser.newPage({ bypassCSP: true, viewport: { width: Number(process.env.W ?? 1440), height: 900 } })
  await page.goto(platform.origin)
  await page.getByLabel('Username').fill('demo7')
  await page.getByLabel('Password', { exact: true }).fill('demo88')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(/desktop/)
  await page.locator(OPEN).first().waitFor()
  await page.waitForTimeout(3000)

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const [name, css, js] of [...variants, ...variants]) {
    const style = await page.addStyleTag({ content: css || '/**/' })
    if (js) await page.evaluate(js)
    await page.waitForTimeout(800)
    const events: any[] = []
    const on = ({ value }: any) => events.push(...value)
    cdp.on('Tracing.dataCollected', on)
    await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', 'cc', 'blink'] } } as never)
    await page.evaluate(async (sel) => {
      const all = [...document.querySelectorAll<HTMLElement>(sel)].filter((b) => { const r = b.getBoundingClientRect(); return r.top > 260 && r.bottom < innerHeight - 40 })
      const cls = (document.querySelector('.selectedprobe') ?? document.createElement('i')).className
      const selected = [...document.styleSheets].flatMap((s) => { try { return [...s.cssRules] } catch { return [] } }).map((r: any) => r.selectorText ?? '').map((s: string) => /^\.(\S*selected\S*)$/.exec(s)?.[1]).find(Boolean)!
      for (let i = 0; i < 40; i += 1) {
        const b = all[(i >> 1) * 7 % all.length]!
        b.classList.toggle(selected)
        performance.mark('toggle')
        await new Promise((r) => requestAnimationFrame(() => setTimeout(r, 40)))
      }
    }, OPEN)
    const done = new Promise((r) => cdp.once('Tracing.tracingComplete', r))
    await cdp.send('Tracing.end'); await done
    cdp.off('Tracing.dataCollected', on)
    await style.evaluate((s: any) => s.remove())
    const marks = events.filter((e) => e.name === 'toggle').map((e) => e.ts).sort((a, b) => a - b)
    const mk = events.find((e) => e.name === 'toggle')
    const th = events.filter((e) => e.pid === mk.pid && e.tid === mk.tid && e.ph === 'X').sort((a, b) => a.ts - b.ts)
    const med = (v: number[]) => { const s = v.sort((a, b) => a - b); return s.length ? s[Math.floor(s.length / 2)]! / 1e3 : 0 }
    const out: string[] = []
    const sum: number[][] = []
    for (const kind of ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']) {
      const per = marks.map((m, i) => th.filter((e) => e.name === kind && e.ts >= m && e.ts < m + 40e3).reduce((s, e) => s + e.dur, 0))
      sum.push(per.slice())
      out.push(`${kind} ${med(per).toFixed(1)}`)
    }
    const dirty = th.filter((e) => e.name === 'Layout').map((e) => e.args.beginData?.dirtyObjects + '/' + e.args.beginData?.totalObjects + (e.args.beginData?.partialLayout ? 'p' : ''))
    console.log(name.padEnd(26), 'sum', med(marks.map((_, i) => sum.reduce((s, p) => s + p[i]!, 0))).toFixed(1).padStart(5), out.join('  '), dirty[5], `layouts ${dirty.length}`)
  }
  await browser.close()
} finally { await platform.stop() }
