/** What webpack gives to a module that may be replaced while it runs. */
interface ImportMeta {
  webpackHot?: {
    accept(module: string, done: () => void, failed: (error: unknown) => void): void
    addStatusHandler(handle: (status: string) => void): void
  }
}
