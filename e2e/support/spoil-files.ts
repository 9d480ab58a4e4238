import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ReleasedVersion } from '@touchline/contracts/release'

/** Alters files of a released version where the edge reads them, compressed forms too; returns how to repair them. */
export function spoilFiles(
  dataDir: string,
  { base }: ReleasedVersion,
  isMeant: (file: string) => boolean,
): () => void {
  const folder = join(dataDir, 'releases', base.replace('/assets/', ''))
  const meant = readdirSync(folder).filter((file) => isMeant(file.replace(/\.(br|gz)$/, '')))
  if (meant.length === 0) throw new Error(`no such file in ${folder}`)
  const kept = meant.map((file): [string, Buffer] => [join(folder, file), readFileSync(join(folder, file))])
  for (const [path] of kept) writeFileSync(path, formOf(path, '/* altered */'))
  return () => {
    for (const [path, bytes] of kept) writeFileSync(path, bytes)
  }
}

function formOf(path: string, text: string): Uint8Array {
  if (path.endsWith('.br')) return brotliCompressSync(text)
  return path.endsWith('.gz') ? gzipSync(text) : Buffer.from(text)
}
