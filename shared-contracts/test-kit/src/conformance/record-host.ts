import { HOST_SINCE, type HostServices } from '@touchline/contracts/host'

/** Contract version by member, `call` or `live.odds$`; other tables than the contracts' own are for the kit's tests. */
export type SinceTable = Readonly<Record<string, string>>

export interface RecordedHost {
  host: HostServices
  /** Uses of the host that the remote's contract range does not allow, one sentence for each. */
  faults(): string[]
}

const GROUPS = new Set(
  Object.keys(HOST_SINCE).flatMap((member) => (member.includes('.') ? (member.split('.')[0] ?? []) : [])),
)

/**
 * A host that has exactly `contract`: newer members are absent for `in`, and reading them or unknown ones is
 * a fault. Writing always is.
 */
export function recordHost(
  host: HostServices,
  contract: string,
  since: SinceTable = HOST_SINCE,
): RecordedHost {
  const faults = new Set<string>()
  const guarded = <T extends object>(service: T, path: string): T => {
    const nameOf = (key: PropertyKey) => path + String(key)
    // Proxies must show frozen properties unchanged, so they wrap a copy.
    return new Proxy(
      { ...service },
      {
        has: (target, key) => key in target && isOlder(since[nameOf(key)], contract),
        get: (target, key) => {
          if (typeof key === 'symbol') return Reflect.get(target, key)
          const name = nameOf(key)
          const version = since[name]
          if (version === undefined && !isOfEveryObject(key))
            faults.add(`it reads host.${name}, which no contract knows`)
          if (version !== undefined && !isOlder(version, contract)) {
            faults.add(
              `it reads host.${name} of contract ${version}, but says that it works with ${contract}`,
            )
            return undefined
          }
          if (name === 'contractVersion') return contract
          const value: unknown = Reflect.get(target, key)
          return GROUPS.has(name) ? guarded(value as object, `${name}.`) : value
        },
        set: (_, key) => refuse(nameOf(key)),
        defineProperty: (_, key) => refuse(nameOf(key)),
        deleteProperty: (_, key) => refuse(nameOf(key)),
      },
    )
  }
  const refuse = (name: string) => {
    faults.add(`it writes host.${name}`)
    return false
  }
  return { host: guarded(host, ''), faults: () => [...faults] }
}

/** Thenable checks, printing and comparing ask any object for these. */
const isOfEveryObject = (key: string): boolean =>
  key === 'then' || key === 'toJSON' || key in Object.prototype

function isOlder(version: string | undefined, contract: string): boolean {
  if (version === undefined) return false
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [spokenMajor = 0, spokenMinor = 0] = contract.split('.').map(Number)
  return major < spokenMajor || (major === spokenMajor && minor <= spokenMinor)
}
