/** Names the language that a browser showed last, so that the page can bring its words along. */
export const LANGUAGE_COOKIE = 'touchline_language'
/** Says that a browser shows light or dark whatever its system says, so that the page is so from its skeleton on. */
export const THEME_COOKIE = 'touchline_theme'
