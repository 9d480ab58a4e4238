/** Writes a cookie for the next page from the server; where cookies are forbidden that one begins without it. */
export function writeCookie(page: Pick<Document, 'cookie'>, cookie: string): void {
  try {
    page.cookie = cookie
  } catch {
    // A sandboxed page has none.
  }
}
