/** Where the first platform listens; its parts take the ports after it. */
export const FIRST_PORT = Number(process.env.E2E_PORT ?? 8480)
export const PORTS_EACH = 5

/** Where an nginx before a platform may listen: its edge knows this port, and pages name it. */
export const nginxPortOf = (port: number): number => port + 4

/** A running platform as a journey sees it. */
export interface RunningPlatform {
  origin: string
  /** Null when somebody else started it: then its files and its release service are out of reach. */
  dataDir: string | null
}

/** Shares the started platforms with the workers, which are processes of their own. */
export function publishPlatforms(platforms: readonly { origin: string; dataDir: string }[]): void {
  process.env.E2E_PLATFORMS = JSON.stringify(platforms.map(({ origin, dataDir }) => ({ origin, dataDir })))
}

/** The platform of a worker; workers of one index never run at the same time. */
export function platformOf(parallelIndex: number): RunningPlatform {
  const { E2E_BASE_URL, E2E_PLATFORMS } = process.env
  if (E2E_BASE_URL) return { origin: E2E_BASE_URL, dataDir: null }
  const platform: RunningPlatform | undefined = JSON.parse(E2E_PLATFORMS ?? '[]')[parallelIndex]
  if (!platform) throw new Error(`no platform was started for worker ${parallelIndex}`)
  return platform
}
