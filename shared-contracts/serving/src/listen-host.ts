/**
 * The address that a server listens at for a host that somebody set. A framework would open a second server for the other
 * address of `localhost`, and nothing would count the connections of that one.
 */
export const listenHost = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host)
