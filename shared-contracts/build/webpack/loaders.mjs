import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { relative } from 'node:path'

const require = createRequire(import.meta.url)
const MiniCssExtractPlugin = require('mini-css-extract-plugin')

/**
 * TypeScript by swc; style sheets as files; pictures as files, small ones inside the script. `refresh` is for development:
 * components can then be replaced while they are on the page.
 */
export const loaders = (uniqueName, { refresh = false } = {}) => [
  {
    test: /\.tsx?$/,
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: refresh, refresh } },
        target: 'es2022',
      },
    },
  },
  {
    test: /\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: require.resolve('css-loader'), options: { modules: classNames(uniqueName) } },
    ],
  },
  {
    test: /\.(svg|png|webp)$/,
    type: 'asset',
    parser: { dataUrlCondition: { maxSize: 2048 } },
    generator: { filename: '[name].[contenthash:10][ext]' },
  },
]

/**
 * Class names hold the version: two versions of one remote may be on the page while one leaves it. All of a style sheet end
 * alike, which packs into less than an ending for each.
 */
const classNames = (uniqueName) => ({
  auto: true,
  namedExport: false,
  exportLocalsConvention: 'as-is',
  getLocalIdent: ({ rootContext, resourcePath }, _pattern, local) =>
    `${local}-${endingOf(uniqueName + relative(rootContext, resourcePath))}`,
})

const endingOf = (styleSheet) => createHash('sha256').update(styleSheet).digest('base64url').slice(0, 6)
