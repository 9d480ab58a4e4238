import { createHash } from 'node:crypto'
import { wordedEntriesOf } from './first-file-plugin.mjs'
import { wordsChunksOf } from './named-chunks.mjs'

/**
 * Writes `build.json` beside the files: which area and version they are, which file starts them, which are needed before
 * anything shows, which a page needs besides, which hold the words of a language, which start them with those words, and every file with its hash; its
 * own is that of all it says but the hashes. Publishing reads it, and sends nothing else.
 */
export class BuildFactsPlugin {
  /** @param preloads path of a page → names of the chunks that it needs beside the first files */
  constructor(facts, preloads) {
    this.facts = facts
    this.preloads = preloads
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('BuildFactsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'BuildFactsPlugin', stage }, () => {
        const files = filesOf(compilation, this.facts.kind)
        const facts = { ...this.facts, ...files, ...preloadsOf(compilation, this.preloads, files.initial) }
        const hashes = { ...hashesOf(compilation), 'build.json': hashOf(JSON.stringify(facts)) }
        const text = JSON.stringify({ ...facts, files: hashes }, null, 2)
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

/** Path → files that its page needs beside the first ones; `{language}` is the language of the browser. */
function preloadsOf(compilation, preloads, initial) {
  if (!preloads) return {}
  const filesOfChunk = (name) => {
    const group = compilation.namedChunkGroups.get(name.replace('{language}', 'en'))
    if (!group) throw new Error(`preloads.json names ${name}, and no chunk has that name`)
    return name.includes('{language}') ? [`${name}.js`] : group.getFiles()
  }
  const paths = Object.entries(preloads).map(([path, names]) => [
    path,
    [...new Set(names.flatMap(filesOfChunk))].filter((file) => !initial.includes(file)),
  ])
  return { preloads: Object.fromEntries(paths) }
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
