import type { IntegrityGuard } from './integrity-guard'

interface PolicyFactory {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string }): unknown
}

/**
 * The one policy of the page: script addresses must be files of the release document, and no text becomes a script or
 * markup. Browsers without Trusted Types rely on the content security policy alone.
 */
export function installTrustedTypes(guard: IntegrityGuard): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => {
      if (guard.allows(url)) return url
      throw new TypeError(`The release document does not name the script ${url}`)
    },
  })
}
