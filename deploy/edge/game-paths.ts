/** Opens a game in the frame of the page. */
export const PLAY_PATHS = '/play/*'

/** Wallet calls of game providers, by protocol. */
export const WALLET_PATHS = ['/wallet/v1/*', '/hub88/*', '/gis'] as const
