import type { BrandView } from '@touchline/contracts/host'
import { ReleaseDocument } from '@touchline/contracts/release'
import * as v from 'valibot'

/** Facts that the edge writes into the page beside the release document. */
export interface PageFacts {
  brand: BrandView
  bases: { app: string; odds: string }
  /** The product is closed, until when in epoch milliseconds if that is known. */
  maintenance: { until: number | null } | null
  /** Origins of which this browser may run a remote of its own choice. */
  overrideOrigins: readonly string[]
}

/** Reads what the page was served with. Both blocks are data, never run; an older edge says less. */
export function readPage(
  page: Document,
): PageFacts & { document: ReleaseDocument; restored: Promise<Response> | null } {
  const facts = JSON.parse(textOf(page, 'touchline-page')) as PageFacts
  const document = v.parse(ReleaseDocument, JSON.parse(textOf(page, 'touchline-release')))
  const { maintenance = null, overrideOrigins = [] } = facts
  return { ...facts, maintenance, overrideOrigins, document, restored: restoredOf(page) }
}

function textOf(page: Document, id: string): string {
  const text = page.getElementById(id)?.textContent
  if (!text) throw new Error(`The page was served without ${id}`)
  return text
}

/** The session restore that the page's first script asked for; it hangs on that script's element. */
function restoredOf(page: Document): Promise<Response> | null {
  const script = page.getElementById('touchline-session') as { restored?: Promise<Response> } | null
  return script?.restored ?? null
}
