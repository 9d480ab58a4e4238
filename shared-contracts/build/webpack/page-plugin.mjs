import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Puts the shell's `src/index.html` beside its files: the edge fills it in with the data of that very
 * version.
 */
export class PagePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack
    const template = join(compiler.context, 'src/index.html')
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        compilation.emitAsset('index.html', new sources.RawSource(readFileSync(template)))
      })
    })
  }
}
