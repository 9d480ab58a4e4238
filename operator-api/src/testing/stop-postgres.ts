import { rmSync } from 'node:fs'

/** Ends the database of a test run and removes its files. */
export default async function stopPostgres(): Promise<void> {
  const running = globalThis.touchlinePostgres
  if (!running) return
  await running.storage.stop()
  rmSync(running.folder, { recursive: true, force: true })
}
