const NAME = 'SameIdsPlugin'

/**
 * Lets a version be made of the same bytes wherever it is built. The federation plugin names its start-up module after
 * the absolute path of the plugin, and webpack numbers modules by their names; the modules concerned get names of ours.
 */
export class SameIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Before webpack numbers unnamed modules.
      compilation.hooks.moduleIds.tap({ name: NAME, stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier())
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

function idOf(identifier) {
  if (!identifier.includes('.federation')) return undefined
  return identifier.startsWith('container entry') ? 'container' : 'federation'
}
