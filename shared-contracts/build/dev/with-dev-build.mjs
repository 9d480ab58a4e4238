import { DEV_POLICY, DEV_VERSION } from './dev-config.mjs'

/**
 * The release document with one area replaced by the build under development; canaries and the last good version of that
 * area do not count at this desk. An area that was never released is added.
 */
export function withDevBuild(document, { area, base, entry, integrity, contractRange, pages }) {
  const current = {
    version: DEV_VERSION,
    base,
    entry,
    integrity,
    contractRange,
    initial: [],
    ...(pages && { pages }),
  }
  const { lastGood = null } = document.remotes[area] ?? {}
  return { ...document, remotes: { ...document.remotes, [area]: { current, canary: null, lastGood } } }
}

const DOCUMENT = /(<script type="application\/json" id="touchline-release">)([\s\S]*?)(<\/script>)/

/** The page as the edge serves it, with the build under development in the release document that it carries. */
export function pageWithDevBuild(page, build) {
  if (!DOCUMENT.test(page)) return page
  const replaced = page.replace(DOCUMENT, (_, open, text, close) => {
    // `<` is escaped because `</script>` inside a value would end the block.
    const json = JSON.stringify(withDevBuild(JSON.parse(text), build)).replaceAll('<', '\\u003c')
    return open + json + close
  })
  return withoutPreloads(replaced, build.area)
}

/** Files of the released version would be fetched ahead for nothing. */
const withoutPreloads = (page, area) =>
  page.replace(/ *<link rel="preload"[^>]*>\n?/g, (link) => (link.includes(`/assets/${area}/`) ? '' : link))

/** The page's policy with one name more: the policy by which the remote's own runtime loads changed files. */
export const policyWithDevBuild = (policy) =>
  policy.replace(/trusted-types default/, `trusted-types default ${DEV_POLICY}`)
