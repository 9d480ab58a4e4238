import { createHash } from 'node:crypto'
import { areaChunkOf, wordsChunksOf } from './named-chunks.mjs'

const NAME = 'FirstFilePlugin'

/**
 * Puts everything needed before the first view into one file: the exposed module in front of the entry that
 * requests it, and for every language another copy of that file with the words in front. On a slow connection
 * each request costs a wait. webpack finds these chunks at its start, and requests none of them.
 */
export class FirstFilePlugin {
  apply(compiler) {
    const { Compilation } = compiler.webpack
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const tap = (stage, run) => compilation.hooks.processAssets.tap({ name: NAME, stage }, run)
      // After the minimiser and before names are made of what files hold.
      tap(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, () => putAreaIntoEntry(compilation))
      tap(Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER, () => addWordedEntries(compilation))
    })
  }
}

function putAreaIntoEntry(compilation) {
  const { ConcatSource } = compilation.compiler.webpack.sources
  const area = scriptOf(areaChunkOf(compilation))
  if (!area) return
  const { source } = compilation.getAsset(area)
  compilation.updateAsset(entryOf(compilation), (entry) => new ConcatSource(source, '\n', entry))
  compilation.deleteAsset(area)
}

/** `remote.1a2b.js` and the words of `en` → `remote.en.3c4d.js`. */
function addWordedEntries(compilation) {
  const { RawSource } = compilation.compiler.webpack.sources
  const name = entryOf(compilation)
  const entry = compilation.getAsset(name).source.source()
  for (const [language, chunk] of wordsChunksOf(compilation)) {
    const code = `${compilation.getAsset(scriptOf(chunk)).source.source()}\n${entry}`
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 12)
    const file = name.replace(/\.\w+\.js$/, `.${language}.${hash}.js`)
    compilation.emitAsset(file, new RawSource(code), { immutable: true, minimized: true, words: language })
  }
}

/** Language → copy of the entry that holds its words. */
export const wordedEntriesOf = (compilation) =>
  Object.fromEntries(
    compilation.getAssets().flatMap(({ name, info }) => (info.words ? [[info.words, name]] : [])),
  )

const entryOf = (compilation) => {
  const [entrypoint] = compilation.entrypoints.values()
  return entrypoint.getFiles().find(isScript)
}

const scriptOf = (chunk) => [...(chunk?.files ?? [])].find(isScript)

const isScript = (file) => file.endsWith('.js')
