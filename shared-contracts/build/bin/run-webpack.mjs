import webpack from 'webpack'

/** Runs one build; on errors it prints them and ends the process with 1. */
export async function runWebpack(config) {
  const compiler = webpack(config)
  const stats = await new Promise((done, fail) => {
    compiler.run((error, result) => (error ? fail(error) : done(result)))
  })
  await new Promise((done) => compiler.close(done))
  if (stats.hasErrors() || stats.hasWarnings()) console.error(stats.toString('errors-warnings'))
  if (stats.hasErrors()) process.exit(1)
  return stats
}
