// Replaces the federation runtime's own ways to fetch and preload files, and its list of remotes (snapshot):
// entries load by their hashes, from the shell's `loadEntry` hook
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

/** An entry comes from the hook, once for each remote: every try of the shell has a name of its own. */
const getRemoteEntry = async ({ origin, remoteEntryExports, ...asked }) =>
  remoteEntryExports ??
  origin.remoteHandler.hooks.lifecycle.loadEntry.emit({ origin, loaderHook: origin.loaderHook, ...asked })

const getRemoteEntryUniqueKey = ({ name, entry }) => `${name}:${entry}`

/** A remote by its entry, with what it may leave out. */
const getRemoteInfo = (remote) => ({
  type: 'global',
  entryGlobalName: remote.name,
  shareScope: 'default',
  ...remote,
})

export {
  getGlobalRemoteInfo,
  getRemoteEntry,
  getRemoteEntryUniqueKey,
  getRemoteInfo,
  off as createLink,
  off as createScript,
  off as createScriptNode,
  off as defaultPreloadArgs,
  off as formatPreloadArgs,
  off as isEsmRemoteType,
  off as loadScript,
  off as loadScriptNode,
  off as normalizePreloadExposes,
  off as preloadAssets,
  off as safeWrapper,
  off as isStaticResourcesEqual,
  SnapshotHandler,
}
