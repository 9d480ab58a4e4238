import type { ReleaseDocument } from '@touchline/contracts/release'
import { type AreaVersion, parseArea, parseAreaVersion } from './area-version'
import { CliError } from './cli-error'
import { areasOf } from './document-diff'
import { unknownArea } from './unknown-area'

/**
 * Finds the canary of `sportsbook` or `sportsbook@1.4.2` in a document. Later calls require the canary found first: the
 * operator has not looked at a canary started meanwhile.
 * @throws CliError without a canary, or for another one
 */
export function requireCanary(text: string): (document: ReleaseDocument | null) => AreaVersion {
  const { area, version } = text.includes('@')
    ? parseAreaVersion(text)
    : { area: parseArea(text), version: null }
  let meant = version
  return (document) => {
    const areas = Object.keys(areasOf(document))
    if (document && !areas.includes(area)) {
      throw unknownArea(area, areas, document)
    }
    const found = areasOf(document)[area]?.canary?.candidate.version
    if (found === undefined) {
      throw new CliError(
        'refused',
        `${area} has no canary.`,
        `"touchline status" shows what runs; "touchline canary ${area}@<version> --percent 10" starts one.`,
      )
    }
    meant ??= found
    if (found === meant) return { area, version: found }
    throw new CliError(
      'conflict',
      `The canary of ${area} is ${found} now, not ${meant}.`,
      'Nothing was changed. Look at "touchline status", then name the version that you mean.',
    )
  }
}
