// Stands in the builds for the federation runtime's own ways to fetch files and to preload them, and for its list of what
// remotes hold (snapshot): entries come by their hashes, from the shell's `loadEntry` hook
// (host-shell/src/composition/loading/federation.ts), and the release document is that list.

function off() {
  throw new Error('The federation runtime fetches no files here: the shell does.')
}

/** What the runtime still reaches of it: plugins find no hooks, and a remote that is taken away leaves no manifest. */
class SnapshotHandler {
  hooks = { applyPlugin: () => undefined }
  manifestCache = new Map()
}

const getGlobalRemoteInfo = () => ({})

export {
  getGlobalRemoteInfo,
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
  SnapshotHandler,
}
