import { CliError } from './cli-error'

export interface AreaVersion {
  area: string
  version: string
}

const AREA = /^[a-z0-9][a-z0-9-]{0,63}$/
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$/

/**
 * Reads `sportsbook@1.4.2`.
 * @throws CliError when it is something else
 */
export function parseAreaVersion(text: string): AreaVersion {
  const [area = '', version = '', more] = text.split('@')
  if (more === undefined && AREA.test(area) && VERSION.test(version)) return { area, version }
  throw new CliError('usage', `"${text}" is no area with a version.`, 'Write it as sportsbook@1.4.2.')
}

/**
 * Reads `sportsbook`.
 * @param advice what to write where a version was named as well
 * @throws CliError when it is something else
 */
export function parseArea(
  text: string,
  advice = ({ area }: AreaVersion) => `Name the area alone: ${area}.`,
): string {
  if (AREA.test(text)) return text
  const [area = '', version = ''] = text.split('@')
  if (AREA.test(area) && VERSION.test(version))
    throw new CliError('usage', `"${text}" names a version beside the area.`, advice({ area, version }))
  throw new CliError(
    'usage',
    `"${text}" is no name of an area.`,
    'It has lower-case letters, digits and dashes, as sportsbook.',
  )
}

/** @throws CliError when a text is no version, as `1.4.2` is */
export function parseVersion(text: string): string {
  if (VERSION.test(text)) return text
  throw new CliError(
    'usage',
    `"${text}" is no version.`,
    'It has letters, digits, dots and dashes, as 1.4.2; "touchline versions" shows what there is.',
  )
}
