import { createFolderStore } from './folder-store'
import type { ObjectStore } from './object-store'

/** The storage that the environment names: a folder. */
export async function openStore(env: NodeJS.ProcessEnv): Promise<ObjectStore> {
  return createFolderStore(env.DATA_DIR ?? '.data')
}
