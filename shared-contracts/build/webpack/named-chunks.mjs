/** The chunk of the module that a remote exposes, which the federation settings name so; a shell has none. */
export const areaChunkOf = ({ chunks }) => [...chunks].find(({ name }) => name === 'area')

/** Language and chunk of every `locales/<language>`, which the imports of words name so. */
export const wordsChunksOf = ({ chunks }) =>
  [...chunks].flatMap((chunk) => {
    const [, language] = /^words-(\w+)/.exec(chunk.name ?? '') ?? []
    return language ? [[language, chunk]] : []
  })
