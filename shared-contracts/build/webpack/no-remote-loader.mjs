// Stands in the builds for the federation runtime's own way to fetch remotes and preload their files, which `disableRemote`
// switches off: the shell loads entries by their hashes (host-shell/src/composition/federation.ts).

function off() {
  throw new Error('The federation runtime loads no remotes here: the shell does.')
}

export {
  off as createLink,
  off as createScript,
  off as createScriptNode,
  off as defaultPreloadArgs,
  off as formatPreloadArgs,
  off as getRemoteEntry,
  off as getRemoteEntryUniqueKey,
  off as getRemoteInfo,
  off as isEsmRemoteType,
  off as isStaticResourcesEqual,
  off as loadScript,
  off as loadScriptNode,
  off as normalizePreloadExposes,
  off as preloadAssets,
  off as safeWrapper,
}
