import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url))
/** The product's own areas are served from here on while they are worked on. */
const FIRST_PORT = 3101

/**
 * Writes a new package `mfe-<area>` below `into`: a remote with a page, words, a store, tests and its three lines of
 * configuration.
 * @returns the files written
 * @throws Error when the name is no name of an area, or the folder is there already
 */
export function createRemote({ area, label, into }) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(area))
    throw new Error(`"${area}" names no area: small letters, digits and single hyphens, such as loyalty.`)
  const folder = join(into, `mfe-${area}`)
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  const values = { area, Label: label ?? labelOf(area), port: String(freePort(into)) }
  const fill = (text) => text.replace(/__(area|Label|port)__/g, (_, key) => values[key])
  return readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name)
      const target = join(folder, fill(source.slice(TEMPLATE.length).replace(/\.txt$/, '')))
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, fill(readFileSync(source, 'utf8')))
      return target
    })
}

const labelOf = (area) => area.charAt(0).toUpperCase() + area.slice(1).replaceAll('-', ' ')

/** Every remote has a port of its own, so that two of them can be worked on at once. */
function freePort(into) {
  const configs = readdirSync(into)
    .map((name) => join(into, name, 'webpack.config.mjs'))
    .filter((path) => existsSync(path))
  const taken = configs.map((path) => Number(/port: (\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0))
  return Math.max(FIRST_PORT - 1, ...taken) + 1
}
