import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { Language } from '@touchline/contracts/limits'
import { firstFiles, type ReleasedVersion } from '@touchline/contracts/release'
import { assetUrl } from '../brands/brand-view'
import type { Brand } from '../brands/read-brand'

/** A style sheet that travels inside the page, so that the page shows something before any file has come. */
export interface CarriedSheet {
  /** Where it lies as a file. */
  url: string
  /** As a policy and an `integrity` attribute write it. */
  hash: string
  text: string
  /** The area that it belongs to; null where it is of the page itself. */
  area: string | null
}

/** A mark in a shell's template for sheets inside the page; an older template without the mark gets links. */
export const SHEETS = '<!--touchline:sheets-->'

/** Addresses within these would no longer be found, and a closing tag would end the sheet. */
const MUST_STAY_A_FILE = /url\((?!['"]?data:)|@import|<\/style/i

/** Reads the first style sheets of versions, each file once: released files never change. */
export function createSheetReader(releases: string) {
  const folder = resolve(releases) + sep
  const texts = new Map<string, Promise<string | null>>()
  const textOf = (url: string): Promise<string | null> => {
    const known = texts.get(url)
    if (known) return known
    const reading = readSheet(folder, url).catch(() => {
      // It may be there the next time.
      texts.delete(url)
      return null
    })
    texts.set(url, reading)
    return reading
  }
  /** Those of a version that can travel inside a page. */
  return async (
    release: ReleasedVersion,
    language: Language,
    area: string | null,
  ): Promise<CarriedSheet[]> => {
    const files = firstFiles(release, language).filter((file) => file.endsWith('.css'))
    const sheets = await Promise.all(
      files.map(async (file) => {
        const text = await textOf(release.base + file)
        const hash = release.integrity[file]
        return text && hash ? [{ url: release.base + file, hash, text, area }] : []
      }),
    )
    return sheets.flat()
  }
}

async function readSheet(folder: string, url: string): Promise<string | null> {
  const file = resolve(folder, url.replace(/^\/assets\//, ''))
  if (!file.startsWith(folder)) return null
  const text = await readFile(file, 'utf8')
  return MUST_STAY_A_FILE.test(text) ? null : text
}

/** The brand's own colours, where it has such. */
export function colourSheet(brand: Brand): CarriedSheet[] {
  const { colours } = brand
  if (!colours) return []
  const text = colours.body.toString()
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
  return [{ url: assetUrl(brand, 'theme.css', colours), hash, text, area: null }]
}
