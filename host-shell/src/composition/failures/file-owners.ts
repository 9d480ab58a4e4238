import type { ReleasedVersion } from '@touchline/contracts/release'
import type { FileOwner } from '../composition'

/** Whose files are whose, for every version that this page has known: a version that was replaced can still fail. */
export class FileOwners {
  private readonly owners = new Map<string, FileOwner>()

  know(area: string, { base, version }: ReleasedVersion, isOverride = false): void {
    this.owners.set(new URL(base, location.origin).href, { area, version, isOverride })
  }

  /** Null for files of strangers. */
  of = (url: string): FileOwner | null => {
    for (const [base, owner] of this.owners) if (url.startsWith(base)) return owner
    return null
  }
}
