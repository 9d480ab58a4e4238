import { basename, resolve } from 'node:path'
import { build } from 'esbuild'

/** The files of a page that shows one implementation: path → text. */
export type BoardPage = ReadonlyMap<string, string>

const FRAME =
  '<!doctype html><meta charset="utf-8"><style>.row{position:absolute;display:flex;gap:8px;height:96px}</style>'

/**
 * Bundles an implementation as a player's browser gets it: what loads later is a file of its own. The page loads the
 * scripts of `names` in order; the last of them is the board under test.
 */
export async function bundleBoard(...names: string[]): Promise<BoardPage> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => resolve(import.meta.dirname, `${name}.ts`)),
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    outdir: 'out',
    loader: { '.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const files = new Map(outputFiles.map((file) => [`/${basename(file.path)}`, file.text]))
  const styles = [...files.keys()].filter((path) => path.endsWith('.css'))
  const links = styles.map((path) => `<link rel="stylesheet" href="${path}">`)
  const scripts = names.map((name) => `<script type="module" src="/${name}.js"></script>`)
  return files.set('/', `${FRAME}${links.join('')}<main id="root"></main>${scripts.join('')}`)
}
