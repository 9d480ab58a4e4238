const parser = { syntax: 'typescript', tsx: true }
const jsc = { parser, transform: { react: { runtime: 'automatic' } }, target: 'es2022' }

export default {
  testEnvironment: 'node',
  transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
  // Workspace packages are TypeScript source behind a symlink; only third-party code is left untransformed.
  transformIgnorePatterns: ['/node_modules/\\.pnpm/'],
}
