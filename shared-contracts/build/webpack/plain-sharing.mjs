// Replaces the runtime's tree-shaken sharing: our libraries are shared whole (docs/first-load.md).

export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions)

export const getSharedFallbackGetter = ({ factory }) => factory

export const getUsedExports = () => undefined
