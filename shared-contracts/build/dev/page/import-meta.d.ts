/** Members that webpack adds to a module replaceable at run time. */
interface ImportMeta {
  webpackHot?: {
    accept(module: string, done: () => void, failed: (error: unknown) => void): void
    addStatusHandler(handle: (status: string) => void): void
  }
}
