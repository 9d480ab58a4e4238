import { contractSatisfies } from '@touchline/contracts/host'
import { type Finding, failed, passed } from './check-result'
import type { Pair } from './pairs'

/** Whether every pair of shell and remote speaks the same contracts. */
export function checkContract(pairs: readonly Pair[]): Finding {
  const problems = pairs.flatMap(({ shell, remote, remoteArea, where }) => {
    const asked = `${remoteArea}@${remote.version} asks for contracts ${remote.contractRange}`
    if (!shell.contractVersion)
      return [`shell@${shell.version} (${where}) does not say which contracts it speaks`]
    if (contractSatisfies(shell.contractVersion, remote.contractRange)) return []
    return [`${asked}, but shell@${shell.version} (${where}) speaks ${shell.contractVersion}`]
  })
  if (problems.length > 0) return failed('contracts do not meet', problems)
  return passed(`contracts meet in ${pairs.length} of ${pairs.length} pairs`)
}
