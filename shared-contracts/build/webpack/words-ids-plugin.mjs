const NAME = 'WordsIdsPlugin'

/**
 * Numbers files of words and their chunks by their own names. The first file of an area lists them all, of
 * every language: a name that is there anyway compresses better than a number of four digits, and needs no
 * second list from number to name.
 */
export class WordsIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const early = { name: NAME, stage: -1 }
      // Before webpack numbers unnamed modules.
      compilation.hooks.moduleIds.tap(early, (modules) => {
        for (const module of modules) {
          const file = wordsFileOf(module.nameForCondition() ?? '')
          if (file) compilation.chunkGraph.setModuleId(module, file)
        }
      })
      compilation.hooks.chunkIds.tap(early, (chunks) => {
        for (const chunk of chunks) {
          if (!WORDS.test(chunk.name ?? '')) continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
    })
  }
}

/** `words-…` of first files, `<part>-words-…` of late ones. */
const WORDS = /^(\w+-)?words-/

/** `…/src/locales/en/slip.ts` → `./en/slip.ts`, as imports of words ask for it. */
const wordsFileOf = (path) =>
  /[\\/]src[\\/]locales[\\/]([a-z]{2}[\\/].+)$/.exec(path)?.[1].replace(/^/, './').replaceAll('\\', '/')
