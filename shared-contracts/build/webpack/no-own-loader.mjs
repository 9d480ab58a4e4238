// Stands in the builds for the federation runtime's own ways to fetch files and to preload them: entries come by their
// hashes, from the shell's `loadEntry` hook (host-shell/src/composition/federation.ts).

function off() {
  throw new Error('The federation runtime fetches no files here: the shell does.')
}

export {
  off as createLink,
  off as createScript,
  off as createScriptNode,
  off as defaultPreloadArgs,
  off as formatPreloadArgs,
  off as loadScript,
  off as loadScriptNode,
  off as normalizePreloadExposes,
  off as preloadAssets,
  off as safeWrapper,
  off as isStaticResourcesEqual,
}
