/** An answer of a server, as far as the shell looks at it: the DOM of the tests has none. */
export const fakeResponse = (body: unknown, { status = 200, etag = '' } = {}): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Headers(etag ? { etag } : {}),
    json: async () => body,
  }) as Response
