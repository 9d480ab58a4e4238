import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BuildFactsPlugin } from './build-facts-plugin.mjs'
import { containerName } from './container-name.mjs'
import { FirstFilePlugin } from './first-file-plugin.mjs'
import { IntegrityPlugin } from './integrity-plugin.mjs'
import { loaders } from './loaders.mjs'
import { PagePlugin } from './page-plugin.mjs'
import { SameIdsPlugin } from './same-ids-plugin.mjs'
import { consumed, provided, singletonFacts } from './singletons.mjs'
import { buildOrigin, buildVersion, contractVersion } from './version.mjs'
import { WordsIdsPlugin } from './words-ids-plugin.mjs'

const require = createRequire(import.meta.url)
const webpack = require('webpack')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin')
const TerserPlugin = require('terser-webpack-plugin')

/**
 * The production build of a front package, run in its folder.
 *
 * `kind` is `shell` for the page that loads the others and `remote` for an area; `contractRange` says which contracts it
 * works with; `port` is where it is served under development, and `page` the script of its page without a shell.
 */
export function definePackage(options) {
  const { area, kind, contractRange = '^1.0', port = 3100, page = './src/standalone.tsx' } = options
  const packageDir = process.cwd()
  const version = buildVersion(packageDir)
  const uniqueName = containerName(area, version)
  return {
    ...base(packageDir, uniqueName),
    name: area,
    // Of development alone.
    devServer: { port, page },
    entry: kind === 'shell' ? { main: './src/main.ts' } : {},
    output: {
      path: join(packageDir, 'dist'),
      clean: true,
      filename: '[name].[contenthash:12].js',
      // The version is in the address: a hash of each late file would only make the first one larger.
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName,
      // Without it a second load of a module that threw resolves with its exports from before the throw.
      strictModuleErrorHandling: true,
      crossOriginLoading: 'anonymous',
      hashFunction: 'sha256',
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.AREA_VERSION': JSON.stringify(version),
        'process.env.CONTRACT_RANGE': JSON.stringify(contractRange),
      }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:12].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
      }),
      new ModuleFederationPlugin({ name: uniqueName, ...federation(kind, packageDir), ...LEAN }),
      new SameIdsPlugin(),
      new WordsIdsPlugin(),
      new IntegrityPlugin(),
      new FirstFilePlugin(),
      new BuildFactsPlugin(
        {
          area,
          kind,
          version,
          contractRange,
          ...(kind === 'shell' ? { contractVersion: contractVersion() } : {}),
          ...singletonFacts(kind, packageDir),
          ...ofSource(packageDir, 'pages'),
          ...ofSource(packageDir, 'asks-first', 'asksFirst'),
          ...buildOrigin(packageDir),
        },
        ofSource(packageDir, 'preloads').preloads,
      ),
      oneRuntimeCore,
      ...leanRuntime,
      ...(kind === 'shell' ? [new PagePlugin()] : []),
    ],
  }
}

/**
 * Declarations of a remote: in `pages.json` its pages, entries of menus and parcels; in `asks-first.json` the
 * cached calls that a page of it makes first; in `preloads.json` the chunks that a page loads besides the
 * first files.
 */
function ofSource(packageDir, name, fact = name) {
  const file = join(packageDir, `src/${name}.json`)
  return existsSync(file) ? { [fact]: JSON.parse(readFileSync(file, 'utf8')) } : {}
}

const federation = (kind, packageDir) =>
  kind === 'shell'
    ? { shared: provided(packageDir), experiments: { optimization: OPTIMISED, provideExternalRuntime: true } }
    : {
        filename: 'remote.[contenthash:12].js',
        exposes: { './remote': { import: './src/remote.ts', name: 'area' } },
        shared: consumed(packageDir),
        experiments: { optimization: { ...OPTIMISED, disableRemote: true }, externalRuntime: true },
      }

/**
 * The always needed code of an area is one file, libraries included: on a slow connection each file costs a
 * wait.
 */
const FEW_FILES = { cacheGroups: { defaultVendors: false } }

/** The document names the entry itself, so the manifest and its code are not needed. */
const OPTIMISED = { target: 'web', disableSnapshot: true }

/** The plugin that hands the runtime to the remotes asks for its CommonJS copy, which would come beside the other. */
const oneRuntimeCore = new webpack.NormalModuleReplacementPlugin(
  /inject-external-runtime-core-plugin/,
  (resource) => {
    resource.request = resource.request.replace(/index\.cjs$/, 'index.js')
  },
)

/** Parts of the federation runtime that are passed by name and never run here, and their replacements. */
const leanRuntime = [
  // Its own ways to fetch files and to preload them, entries among them, and its list of what remotes hold.
  ['(preload|load|dom|node|SnapshotHandler)', new URL('./no-own-loader.mjs', import.meta.url)],
  // A logger that looks for its own stack, and sentences beside the codes of errors.
  ['(logger|desc)', new URL('./runtime-words.mjs', import.meta.url)],
  // Its care for shared libraries that are shaken for one consumer.
  ['(init|getSharedFallbackGetter|getUsedExports)', new URL('./plain-sharing.mjs', import.meta.url)],
].map(
  ([names, standIn]) =>
    new webpack.NormalModuleReplacementPlugin(new RegExp(`(^|/)${names}\\.m?js$`), (resource) => {
      const { context, request } = resource
      // Its core has a small file of the name of its logger, which hands messages on.
      const isOwnWrapper = context.includes('runtime-core') && request.endsWith('logger.js')
      if (LEAN_PACKAGES.test(context) && !isOwnWrapper) resource.request = fileURLToPath(standIn)
    }),
)

const LEAN_PACKAGES = /@module-federation\/(runtime-core|sdk|error-codes|webpack-bundler-runtime)\/dist/

/**
 * Libraries whose default build is not the one for players: mobx writes the names of its innermost fields in full, and
 * the router names its development build under every condition.
 */
const OF_PRODUCTION = {
  mobx$: 'mobx/dist/mobx.esm.production.min.js',
  'react-router$': routerFile('index.mjs'),
  'react-router/dom$': routerFile('dom-export.mjs'),
}

/** Below react-router-dom, which alone packages name; the router's own exports do not lead there. */
function routerFile(name) {
  const screens = createRequire(new URL('../../screens/package.json', import.meta.url))
  const router = createRequire(screens.resolve('react-router-dom')).resolve('react-router/package.json')
  return join(dirname(router), 'dist/production', name)
}

const LEAN = {
  // `version-first` would fetch every remote at start and die with any of them.
  shareStrategy: 'loaded-first',
  // Types come from the contracts.
  dts: false,
  manifest: false,
}

/** Common settings of every page build, standalone pages included. */
export const base = (packageDir, uniqueName) => ({
  context: packageDir,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: process.env.SOURCE_MAPS ? 'hidden-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    alias: OF_PRODUCTION,
    // RxJS names its modern build so; the default one is written for browsers of 2012.
    conditionNames: ['es2015', '...'],
  },
  module: { rules: loaders(uniqueName) },
  optimization: {
    splitChunks: FEW_FILES,
    minimizer: [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        // Without the year it writes for browsers of 2009: `function` for arrows, and repetitions.
        terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
})
