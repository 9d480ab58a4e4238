/** The brand of members that came before there were others, and of whoever asks past an edge. */
export const FIRST_BRAND = 'touchline'
