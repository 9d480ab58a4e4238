import type { IntegrityGuard } from './integrity-guard'

interface Rules {
  createScriptURL(url: string): string
  createHTML(text: string): string
}

interface PolicyFactory {
  createPolicy(name: 'default', rules: Rules): unknown
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
    // Libraries write plain texts this way, too: without a tag none of them becomes markup.
    createHTML: (text) => {
      if (!text.includes('<')) return text
      throw new TypeError('Markup is not written as text')
    },
  })
}
