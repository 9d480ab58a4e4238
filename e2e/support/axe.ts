import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe over a page, with violations alone: naming thousands of elements that pass takes longer than checking them. Our
 * pages have no frames, so that it needs no extra page to gather the findings of frames.
 */
export const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

/** Serious findings: the rule, and the elements that break it. */
export async function seriousFindings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
