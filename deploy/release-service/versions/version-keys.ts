const AREA = /^[a-z0-9][a-z0-9-]{0,63}$/
const VERSION = /^[A-Za-z0-9][A-Za-z0-9.-]{0,127}$/

/** Whether a name may be part of a key: a request with another name finds nothing. */
export const isAreaName = (area: string): boolean => AREA.test(area)
const SEGMENT = /^[A-Za-z0-9_@~+=,()[\]-][A-Za-z0-9_@~+=,()[\] .-]*$/

export const RELEASES = 'releases/'
export const MANIFEST = 'release.json'

/** Whether area and version can be parts of a key. */
export const isVersionName = (area: string, version: string): boolean =>
  isAreaName(area) && VERSION.test(version)

/** Suffixes of the service's own files: an upload of such a name would be served in the file's place. */
const COMPRESSED = /\.(br|gz)$/

/**
 * Whether this can be the path of a file of a version: below its folder, visible, not the manifest itself, and not the
 * compressed form of anything.
 */
export const isFilePath = (path: string): boolean =>
  path.length <= 512 &&
  path !== MANIFEST &&
  !COMPRESSED.test(path) &&
  path.split('/').every((segment) => SEGMENT.test(segment))

export const versionPrefix = (area: string, version: string): string => `${RELEASES}${area}/${version}/`
export const manifestKey = (area: string, version: string): string =>
  `${versionPrefix(area, version)}${MANIFEST}`
export const checksKey = (area: string, version: string): string => `checks/${area}/${version}.json`
/** Where files wait until their version is committed: nothing below is served. */
export const uploadPrefix = (area: string, version: string): string => `${UPLOADS}${area}/${version}/`
/** Where uploads wait. */
export const UPLOADS = 'uploads/'
/** When an upload was last added to. */
export const uploadTimeKey = (area: string, version: string): string => `upload-times/${area}/${version}.json`
/** The facts of a deleted version: its name is never given to other files. */
export const prunedKey = (area: string, version: string): string => `pruned/${area}/${version}.json`
