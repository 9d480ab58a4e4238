import type { ReleaseDocument } from '@touchline/contracts'
import type { ChangingOptions } from '../core/change-release'
import { CliError } from '../core/cli-error'
import type { Session } from '../core/session'
import { missingChecks } from './missing-checks'

/**
 * Lets only versions through that passed the gate for what runs in this document.
 * @throws CliError that says what is missing, unless it is overridden with a reason
 */
export async function requireChecked(
  { client, output }: Session,
  options: ChangingOptions,
  document: ReleaseDocument | null,
  wanted: Record<string, string>,
): Promise<void> {
  if (options.unchecked) {
    if (options.reason) return
    throw new CliError('usage', '--unchecked needs a reason.', 'Add --reason "…": it stands in the history.')
  }
  // Nothing runs yet, so there is nothing that a first release could be checked against.
  if (document === null) return
  for (const [area, version] of Object.entries(wanted)) {
    const checks = await client.checks(area, version)
    const missing = missingChecks(document, wanted, area, checks)
    if (missing === null) continue
    const command = `touchline check ${area}@${version}`
    throw new CliError(
      'unchecked',
      `${area} ${version} ${missing}.`,
      `Run "${command}" first, or override with --unchecked --reason "…".`,
      { area, version, checks },
    )
  }
  output.progress('The gate was passed for what runs now.')
}
