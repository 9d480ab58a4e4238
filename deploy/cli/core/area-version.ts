import { CliError } from './cli-error'

export interface AreaVersion {
  area: string
  version: string
}

const PATTERN = /^([a-z0-9-]+)@([A-Za-z0-9][A-Za-z0-9.-]*)$/

/**
 * Reads `sportsbook@1.4.2`.
 * @throws CliError when it is something else
 */
export function parseAreaVersion(text: string): AreaVersion {
  const [, area, version] = PATTERN.exec(text) ?? []
  if (area && version) return { area, version }
  throw new CliError('usage', `"${text}" is no area with a version.`, 'Write it as sportsbook@1.4.2.')
}
