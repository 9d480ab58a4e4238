/** Names the language that a browser showed last, so that the page can bring its words along. */
export const LANGUAGE_COOKIE = 'touchline_language'
/** Light or dark chosen in this browser, for the page from its skeleton on. */
export const THEME_COOKIE = 'touchline_theme'
