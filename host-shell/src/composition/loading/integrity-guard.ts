import type { ReleasedVersion } from '@touchline/contracts/release'
import type { CarriedSheets } from './carried-sheets'
import { addressOf, anew, follow, setAddress, unanswered } from './refetch-refused'

/** Where the builds look for the guard (see the integrity plugin of @touchline/build). */
const GUARD = Symbol.for('touchline.guard')

/** No file hashes to this: what the release document does not name is refused by the browser itself. */
const REFUSED = `sha384-${'A'.repeat(64)}`

/** Checks every file of a release: the page runs only files that the document names, with their hash. */
export interface IntegrityGuard {
  /**
   * Files of this version may be loaded from now on. With `unhashed` those without a known hash may too: a build that
   * changes under a developer's hands.
   */
  admit(release: ReleasedVersion, unhashed?: boolean): void
  /** Files of this version are fetched anew: what the browser keeps of them may be what it refused. */
  refetch(release: ReleasedVersion): void
  /** The hash of a file; undefined when the document does not name it. */
  hashOf(url: string): string | undefined
  /** Whether a script may come from here. */
  allows(url: string): boolean
  /** Sets what a script or style sheet must hash to; called before it is attached. */
  prepare(element: HTMLScriptElement | HTMLLinkElement): void
  /** Addresses of files without a server's answer so far: a failure of theirs is no fault of the version. */
  unanswered: ReadonlySet<string>
  /** Whether the page brought this file along, and nobody has laid it out yet. */
  isCarried(url: string): boolean
  /** Puts what the page brought along of a version where its files would be attached. */
  layOut(release: ReleasedVersion): void
  /** Style sheets that a version has put into the page. */
  stylesOf(release: ReleasedVersion): ReadonlySet<SheetElement>
}

/** A fetched style sheet, or one delivered inside the page. */
export type SheetElement = HTMLLinkElement | HTMLStyleElement

interface Admitted {
  base: string
  integrity: Readonly<Record<string, string>>
  unhashed: boolean
  refetches: number
  styles: Set<SheetElement>
}

export function createIntegrityGuard(origin: string, carried: CarriedSheets = new Map()): IntegrityGuard {
  const admitted = new Map<string, Admitted>()
  const baseOf = (release: ReleasedVersion) => new URL(release.base, origin).href
  const ownerOf = (url: string) => {
    const [href = ''] = new URL(url, origin).href.split(/[?#]/)
    for (const owner of admitted.values()) {
      if (!href.startsWith(owner.base)) continue
      const file = href.slice(owner.base.length)
      return { owner, hash: Object.hasOwn(owner.integrity, file) ? owner.integrity[file] : undefined }
    }
    return null
  }
  return {
    admit: (release, unhashed = false) => {
      const base = baseOf(release)
      if (admitted.has(base)) return
      const { integrity } = release
      admitted.set(base, { base, integrity, unhashed, refetches: 0, styles: new Set() })
    },
    refetch: (release) => {
      const owner = admitted.get(baseOf(release))
      if (owner) owner.refetches += 1
    },
    hashOf: (url) => ownerOf(url)?.hash,
    allows: (url) => {
      const found = ownerOf(url)
      return found !== null && (found.hash !== undefined || found.owner.unhashed)
    },
    prepare: (element) => {
      const address = addressOf(element)
      const { owner, hash } = ownerOf(address) ?? {}
      if (hash || !owner?.unhashed) element.integrity = hash ?? REFUSED
      // Hashes of another origin's files are looked at only when that origin allows it.
      if (!address.startsWith(`${origin}/`)) element.crossOrigin = 'anonymous'
      if (!owner) return
      if (hash) follow(element)
      if (element instanceof HTMLLinkElement) keep(element, owner.styles)
      if (owner.refetches > 0) setAddress(element, anew(address, owner.refetches))
    },
    unanswered,
    isCarried: (url) => carried.has(new URL(url, origin).href),
    layOut: (release) => {
      const owner = admitted.get(baseOf(release))
      for (const [href, sheet] of carried) {
        if (!owner || !href.startsWith(owner.base)) continue
        carried.delete(href)
        owner.styles.add(sheet)
        document.head.append(sheet)
      }
    },
    stylesOf: (release) => admitted.get(baseOf(release))?.styles ?? new Set(),
  }
}

const sheetAddress = (sheet: SheetElement): string | undefined =>
  sheet instanceof HTMLLinkElement ? sheet.href : sheet.dataset.href

function keep(link: HTMLLinkElement, styles: Set<SheetElement>): void {
  // A re-evaluated version requests its sheets again; the stored sheet is the same.
  for (const other of styles)
    if (sheetAddress(other) === link.href && !other.isConnected) styles.delete(other)
  styles.add(link)
  link.addEventListener('error', () => styles.delete(link), { once: true })
}

/** Puts the guard where builds find it, so that no later script can replace it. */
export function installIntegrityGuard(guard: IntegrityGuard): void {
  Object.defineProperty(globalThis, GUARD, { value: Object.freeze(guard) })
}
