// Stands in the builds for what the federation runtime does for shared libraries that are shaken for one consumer: ours
// are shared whole (docs/decisions/0026-what-the-first-files-leave-out.md).

export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions)

export const getSharedFallbackGetter = ({ factory }) => factory

export const getUsedExports = () => undefined
