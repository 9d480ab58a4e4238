const { TestEnvironment: PageEnvironment } = require('jest-environment-jsdom')
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node')

// A test that renders (`.tsx`) has a document. Making one takes longer than most tests of a `.test.ts` file, which run
// without; where such a file needs one, its first comment says `@jest-environment jsdom`.
module.exports = class EnvironmentByFile {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? PageEnvironment : NodeEnvironment
    // biome-ignore lint/correctness/noConstructorReturn: jest makes environments with `new`.
    return new Environment(config, context)
  }
}
