/**
 * Writes `build.json` beside the files: which area and version they are, which file starts them, which are needed before
 * anything shows, and which hold the words of a language. Publishing reads it.
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
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(facts, null, 2)}\n`))
      })
    })
  }
}

function filesOf(compilation, kind) {
  const groups = [...compilation.entrypoints.values(), ...compilation.chunkGroups].filter(
    (group) => group.isInitial() || (kind === 'remote' && group.name === 'area'),
  )
  const initial = [...new Set(groups.flatMap((group) => group.getFiles()))]
  return { entry: initial.find((file) => file.endsWith('.js')), initial, words: wordsOf(compilation) }
}

/** Language → the file with its words: the chunk of `locales/<language>/index.ts`, which is named so. */
function wordsOf(compilation) {
  const words = [...compilation.chunks].flatMap((chunk) => {
    const [, language] = /^words-(\w+)/.exec(chunk.name ?? '') ?? []
    const file = [...chunk.files].find((name) => name.endsWith('.js'))
    return language && file ? [[language, file]] : []
  })
  return Object.fromEntries(words)
}
