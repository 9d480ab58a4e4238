// Bundles the server and the game page, whose files carry a hash in their names.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundleForNode } from '../../../shared-contracts/build/node/bundle.mjs'

const HERE = import.meta.dirname
const CLIENT = join(HERE, '.cache/client')

/** Parts of the drawing library that it fetches by itself, one after the other. */
const OF_PIXI = [
  'Application.mjs',
  'WebGLRenderer.mjs',
  'browserAll.mjs',
  'GraphicsPipe.mjs',
  'GlUboSystem.mjs',
]

rmSync(CLIENT, { recursive: true, force: true })
await buildClient(CLIENT)
await bundleForNode({
  entries: { server: join(HERE, 'src/server/server.ts') },
  folder: join(HERE, 'dist'),
  external: [],
  beside: { client: CLIENT },
})

async function buildClient(folder) {
  const assets = join(folder, 'assets')
  const { metafile } = await build({
    entryPoints: { main: join(HERE, 'src/client/main.ts'), page: join(HERE, 'src/client/page.css') },
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    metafile: true,
    logLevel: 'warning',
  })
  const files = Object.keys(metafile.outputs).map((path) => basename(path))
  const named = (start, end) => files.find((name) => name.startsWith(`${start}-`) && name.endsWith(end))
  for (const name of files) {
    const bytes = readFileSync(join(assets, name))
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes))
  }
  const shell = readFileSync(join(HERE, 'src/client/shell.html'), 'utf8')
    .replace('{{script}}', `/assets/${named('main', '.js')}`)
    .replace('{{styles}}', `/assets/${named('page', '.css')}`)
  writeFileSync(join(folder, 'shell.html'), shell)
  writeFileSync(join(folder, 'preloads.json'), JSON.stringify(preloads(metafile)))
}

/** Files of each kind of game, fetched beside the first script and not after it. */
function preloads({ outputs }) {
  const scripts = Object.entries(outputs).filter(([path]) => path.endsWith('.js'))
  const holding = (name) =>
    scripts
      .filter(([, { inputs }]) => Object.keys(inputs).some((path) => path.endsWith(`/${name}`)))
      .map(([path]) => path)
  const closure = (paths, found = new Set()) => {
    for (const path of paths) {
      if (found.has(path)) continue
      found.add(path)
      const statics = outputs[path].imports.filter(({ kind }) => kind === 'import-statement')
      closure(
        statics.map((one) => one.path),
        found,
      )
    }
    return found
  }
  const pixi = OF_PIXI.flatMap(holding)
  const games = scripts.flatMap(([path, { entryPoint = '' }]) => {
    const kind = /src\/client\/games\/([\w-]+)\.ts$/.exec(entryPoint)?.[1]
    return kind ? [[kind, [...closure([path, ...pixi])].map((file) => basename(file))]] : []
  })
  return Object.fromEntries(games)
}
