import type { ReleasedVersion } from '@touchline/contracts/release'
import { AreaFailure } from '../failures/area-failure'
import type { IntegrityGuard, SheetElement } from './integrity-guard'

/**
 * Style sheets of an area are in the page only while a slot shows it. webpack attaches them once and never
 * again, so they are kept here after the last slot releases them.
 */
export interface AreaStyles {
  /** Puts the sheets of a version back; done when they apply. */
  take(release: ReleasedVersion): Promise<void>
  drop(release: ReleasedVersion): void
}

export function createAreaStyles(guard: IntegrityGuard): AreaStyles {
  const users = new Map<string, number>()
  return {
    take: async (release) => {
      users.set(release.base, (users.get(release.base) ?? 0) + 1)
      const shelved = [...guard.stylesOf(release)].filter((sheet) => !sheet.isConnected)
      await Promise.all(shelved.map(attach))
    },
    drop: (release) => {
      const left = (users.get(release.base) ?? 1) - 1
      users.set(release.base, left)
      if (left > 0) return
      for (const sheet of guard.stylesOf(release)) sheet.remove()
    },
  }
}

async function attach(sheet: SheetElement): Promise<void> {
  if (sheet instanceof HTMLLinkElement) return attachLink(sheet)
  document.head.append(sheet)
}

function attachLink(link: HTMLLinkElement): Promise<void> {
  return new Promise((done, fail) => {
    link.onload = () => done()
    link.onerror = () => fail(new AreaFailure('style', `${link.href} did not come`))
    document.head.append(link)
  })
}
