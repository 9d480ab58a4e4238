import { satisfies } from 'semver'
import { type Finding, failed, passed } from './check-result'
import type { Pair } from './pairs'

/** Whether every shell gives each remote the shared libraries that it needs: two copies of React break the page. */
export function checkSingletons(pairs: readonly Pair[]): Finding {
  const problems = pairs.flatMap(problemsOf)
  if (problems.length > 0) return failed('shared libraries do not meet', problems)
  const names = new Set(pairs.flatMap(({ remote }) => (remote.needs ?? []).map(({ name }) => name)))
  return passed(`${names.size} shared libraries meet in ${pairs.length} of ${pairs.length} pairs`)
}

function problemsOf({ shell, remote, remoteArea, where }: Pair): string[] {
  const named = `shell@${shell.version} (${where})`
  if (!shell.provides) return [`${named} does not say which libraries it gives`]
  if (!remote.needs) return [`${remoteArea}@${remote.version} does not say which libraries it needs`]
  const given = new Map(shell.provides.map(({ name, version }) => [name, version]))
  return remote.needs.flatMap(({ name, range }) => {
    const version = given.get(name)
    if (version !== undefined && satisfies(version, range)) return []
    const gives = version === undefined ? 'does not give it' : `gives ${version}`
    return [`${remoteArea}@${remote.version} needs ${name} ${range}, but ${named} ${gives}`]
  })
}
