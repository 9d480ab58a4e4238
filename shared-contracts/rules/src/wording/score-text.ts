/** Joins its neighbours on one line, and takes no room. */
const JOINER = '\u2060'

/** "1-0" within a sentence: a browser may end a line after a hyphen, and half a score says something else. */
export const scoreText = ([home, away]: readonly [number, number]): string =>
  `${home}${JOINER}-${JOINER}${away}`
