import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const MiniCssExtractPlugin = require('mini-css-extract-plugin')

/**
 * Hands every script and style sheet that webpack is about to load to the shell, which sets what the file must hash to.
 * Federation hooks alone are not enough: webpack fetches a refused chunk again without them. Outside a shell (a
 * standalone page) nobody is there to ask, and nothing is set.
 */
export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => `${source}\n${handOver('script')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => `${source}\n${handOver(names.tag)}`,
      )
    })
  }
}

const handOver = (element) => `globalThis[Symbol.for('touchline.guard')]?.prepare(${element});`
