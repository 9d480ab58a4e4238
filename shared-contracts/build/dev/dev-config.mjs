import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BuildFactsPlugin } from '../webpack/build-facts-plugin.mjs'
import { containerName } from '../webpack/container-name.mjs'
import { loaders } from '../webpack/loaders.mjs'

const require = createRequire(import.meta.url)
const webpack = require('webpack')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const MiniCssExtractPlugin = require('mini-css-extract-plugin')
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin')

/** The version name of a remote under development, in the release document and in the panel. */
export const DEV_VERSION = 'dev'
export const DEV_ENTRY = 'remote.js'
/** Address of the events about changed files. */
export const EVENTS = '/@dev/events'
/** Name of the Trusted Types policy by which the remote's own runtime loads changed files. */
export const DEV_POLICY = 'touchline-dev'

/** Folder URL of the files of an area under development. */
export const devBase = (area) => `/@dev/${area}/`

/**
 * The production configuration of a package made into one for development. Nothing is shared with the shell: a released
 * shell holds the production build of React, which cannot refresh, and an area meets its shell only through the host.
 */
export function devConfig(production, packageDir, { alone = false } = {}) {
  const { area, contractRange } = factsOf(production)
  const uniqueName = containerName(area, DEV_VERSION)
  return {
    ...production,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: alone ? { main: production.devServer.page } : {},
    output: {
      path: join(packageDir, 'dist/dev'),
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: alone ? '/' : devBase(area),
      uniqueName,
      strictModuleErrorHandling: true,
      trustedTypes: { policyName: DEV_POLICY, onPolicyCreationFailure: 'continue' },
    },
    // With the warnings of MobX.
    resolve: { ...production.resolve, alias: {} },
    module: { rules: loaders(uniqueName, { refresh: true }) },
    optimization: {},
    plugins: [
      new webpack.DefinePlugin({
        'process.env.AREA_VERSION': JSON.stringify(DEV_VERSION),
        'process.env.CONTRACT_RANGE': JSON.stringify(contractRange),
      }),
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      ...(alone ? [] : [new ModuleFederationPlugin(federation(uniqueName))]),
      new webpack.NormalModuleReplacementPlugin(
        /\/area-under-development$/,
        join(packageDir, 'src/remote.ts'),
      ),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, library: uniqueName }),
      new webpack.EntryPlugin(packageDir, hotClient(), { name: undefined }),
    ],
  }
}

/** Facts that the package declares: area, contract range, pages. */
export const factsOf = (production) =>
  production.plugins.find((plugin) => plugin instanceof BuildFactsPlugin).facts

const federation = (uniqueName) => ({
  name: uniqueName,
  filename: DEV_ENTRY,
  exposes: {
    './remote': { import: fileURLToPath(new URL('./page/hot-remote.ts', import.meta.url)), name: 'area' },
  },
  shared: {},
  experiments: { optimization: { target: 'web', disableSnapshot: true }, externalRuntime: true },
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
})

const hotClient = () =>
  `${require.resolve('webpack-hot-middleware/client')}?path=${EVENTS}&reload=false&overlay=false&noInfo=true`
