import { watchBuiltIns } from './watch-built-ins'
import { watchConnections } from './watch-connections'
import { watchListeners } from './watch-listeners'
import { watchNodes, watchRoots, watchStyles } from './watch-nodes'
import { watchObservers } from './watch-observers'
import { watchTimers } from './watch-timers'
import { watchWindow } from './watch-window'
import type { Watcher } from './watcher'

/** Watches everything that a remote could leave on the page beside its target; one watch at a time. */
export function watchPage(): Watcher {
  const watchers = [
    watchListeners(),
    watchTimers(),
    watchObservers(),
    watchConnections(),
    watchStyles(),
    watchNodes(),
    watchRoots(),
    watchBuiltIns(),
    // Last, because the others wrap functions of the window.
    watchWindow(),
  ]
  const stop = () => {
    for (const watcher of [...watchers].reverse()) watcher.stop()
  }
  return {
    changes: () => watchers.flatMap((watcher) => watcher.changes()),
    reset: () => {
      for (const watcher of watchers) watcher.reset()
    },
    stop,
  }
}
