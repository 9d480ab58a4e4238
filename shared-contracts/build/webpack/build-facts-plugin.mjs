import { createHash } from 'node:crypto'
import { wordedEntriesOf } from './first-file-plugin.mjs'
import { wordsChunksOf } from './named-chunks.mjs'

/**
 * Writes `build.json` beside the files: which area and version they are, which file starts them, which are needed before
 * anything shows, which hold the words of a language, which start them with those words, and every file with its hash; its
 * own is that of all it says but the hashes. Publishing reads it, and sends nothing else.
 */
export class BuildFactsPlugin {
  constructor(facts) {
    this.facts = facts
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BuildFactsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'BuildFactsPlugin', stage }, () => {
        const facts = { ...this.facts, ...filesOf(compilation, this.facts.kind) }
        const files = { ...hashesOf(compilation), 'build.json': hashOf(JSON.stringify(facts)) }
        const text = JSON.stringify({ ...facts, files }, null, 2)
        compilation.emitAsset('build.json', new sources.RawSource(`${text}\n`))
      })
    })
  }
}

function filesOf(compilation, kind) {
  const groups = [...compilation.entrypoints.values(), ...compilation.chunkGroups].filter(
    (group) => group.isInitial() || (kind === 'remote' && group.name === 'area'),
  )
  const initial = [...new Set(groups.flatMap((group) => group.getFiles()))]
  return {
    entry: initial.find((file) => file.endsWith('.js')),
    initial,
    words: wordsOf(compilation),
    worded: wordedEntriesOf(compilation),
  }
}

/** Language → the file with its words alone. */
function wordsOf(compilation) {
  const words = wordsChunksOf(compilation).map(([language, { files }]) => [
    language,
    [...files].find((file) => file.endsWith('.js')),
  ])
  return Object.fromEntries(words)
}

/** File → what it hashes to, of every file of the build. */
function hashesOf(compilation) {
  const hashes = compilation.getAssets().map(({ name, source }) => [name, hashOf(source.buffer())])
  return Object.fromEntries(hashes.sort())
}

const hashOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
