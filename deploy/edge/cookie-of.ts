/** What a cookie of this name says, where it says one word. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(cookies ?? '')?.[1]
