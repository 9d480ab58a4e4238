/** The value of a cookie of this name, if it is one word. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([\\w.-]+)`).exec(cookies ?? '')?.[1]
