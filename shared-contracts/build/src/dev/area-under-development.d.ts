/** The remote that is being worked on; the development build puts it here. */
declare module '@touchline/area-under-development' {
  import type { RemoteModule } from '@touchline/contracts'

  const area: RemoteModule
  export default area
}

interface ImportMeta {
  webpackHot?: {
    accept(module: string, done: () => void, failed: (error: unknown) => void): void
    addStatusHandler(handle: (status: string) => void): void
  }
}
