const AREA = /^[a-z0-9][a-z0-9-]{0,63}$/
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$/
const SEGMENT = /^[A-Za-z0-9_@~+=,()[\]-][A-Za-z0-9_@~+=,()[\] .-]*$/

export const RELEASES = 'releases/'
export const MANIFEST = 'release.json'

/** Whether area and version can be parts of a key. */
export const isVersionName = (area: string, version: string): boolean =>
  AREA.test(area) && VERSION.test(version)

/** Whether this can be the path of a file of a version: below its folder, visible, and not the manifest itself. */
export const isFilePath = (path: string): boolean =>
  path.length <= 512 && path !== MANIFEST && path.split('/').every((segment) => SEGMENT.test(segment))

export const versionPrefix = (area: string, version: string): string => `${RELEASES}${area}/${version}/`
export const manifestKey = (area: string, version: string): string =>
  `${versionPrefix(area, version)}${MANIFEST}`
export const checksKey = (area: string, version: string): string => `checks/${area}/${version}.json`
