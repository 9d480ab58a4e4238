/** Words that the code avoids, and their replacements. */
export interface WordRule {
  readonly name: string
  /** Matches comments and test titles. */
  readonly text?: RegExp
  /** Matches the lower-case words of an identifier or file name, joined by spaces. */
  readonly words?: RegExp
  /** The usual replacement. */
  readonly instead: string
}

/** Before and after `left` where it means a side. */
const SIDE_BEFORE = String.raw`(?<![-.:'"\`/$]|\b(?:to|on|at|from|in|of)\s+(?:the|its|their)\s+|\b(?:top|bottom|upper|lower|near|far|the|and|or|to|from|arrow|scrolls?|swipe[sd]?|far)\s+)`
const SIDE_AFTER = String.raw`(?![-:.'"\`]\w|:|['"\`]|\s+(?:and|or|to)\s+(?:the\s+)?right\b|\s+(?:edge|column|side|half|border|arrow|panel|rail|pane|button|click|foot|menu|corner|margin|padding|hand)\b)`

export const WORD_RULES: readonly WordRule[] = [
  {
    name: 'tell',
    text: /\b(?:told|tells?|telling)\b/gi,
    words: /\b(?:told|tells?|telling)\b/g,
    instead: 'notify, report, show, reject; distinguish (tell apart)',
  },
  {
    name: 'stand',
    text: /\b(?:stands?|stood|standing)(?!-ins?\b)\b/gi,
    words: /\b(?:stands?|stood|standing)\b(?! (?:ins?|alone)\b)/g,
    instead: 'be placed, accepted, valid, shown, stored',
  },
  {
    name: 'left',
    text: new RegExp(`${SIDE_BEFORE}\\bleft\\b${SIDE_AFTER}`, 'gi'),
    words: new RegExp(
      [
        '(?<=\\w )(?<!\\b(?:margin|padding|scroll|offset|client|border|arrow|trim|page|top|bottom|inset|from|screen|mid|outer',
        '|inner|to|at|and|of|max|min|is|px|origin|pan|align|safe|area|data|move|rotate|shift|pad|chevron|swipe) )left\\b',
        '|^left (?:on|at|told|by|over|out|behind|open|alone|with|without|off|to (?!right)\\w+|match|room|page|screen|tab|area)\\b',
      ].join(''),
      'g',
    ),
    instead: 'gone, closed, sent (moved away); remaining (still there); logged out',
  },
  {
    name: 'what is',
    text: /(?<!\$)\bwhat\s+(?:is|are|was|were|has|have|had)\b/gi,
    words: /\bwhat (?:is|are|was|were|has|have|had)\b/g,
    instead: 'the noun: the bet, the stake, the shown text',
  },
  {
    name: 'whatever',
    text: /\b(?:whatever|whoever|whichever)\b/gi,
    words: /\b(?:whatever|whoever|whichever)\b/g,
    instead: 'any, every, the member who, even if',
  },
  {
    name: 'one that',
    text: /\b(?:that\s+which|those\s+which|those\s+that|those\s+who|(?<!\bno[\s-])ones?\s+(?:that|who|which)|he\s+who)\b/gi,
    instead: 'the noun, with a participle or an adjective',
  },
  {
    name: 'line (queue)',
    text: /\b(?:in\s+line\b(?!\s+with)|in\s+a\s+line|fair\s+line|bounded\s+line|waiting\s+lines?)\b/gi,
    words: /\b(?:in line|fair line|bounded line|waiting line)\b/g,
    instead: 'queue',
  },
  {
    name: 'rest (pause)',
    text: /\b(?:at\s+rest|rests|rested|resting|takes?\s+a\s+rest)\b/gi,
    words: /\b(?:at rest|rests|rested|resting|rest until|rest ms)\b/g,
    instead: 'pause, cooldown; depend (rests on)',
  },
  {
    name: 'hear',
    text: /\b(?:hears?|heard|hearing)\b/gi,
    words: /\b(?:hears?|heard|hearing)\b/g,
    instead: 'receive, be notified, subscribe, listen',
  },
  {
    name: 'say',
    text: /\b(?:(?:is|are|was|were|be|been|being)\s+said|says?\s+so|said\s+(?:so|to|by|of|about|at|when|where|once|in|on|as)|unsaid|saying|says?\s+nothing|nothing\s+said)\b/gi,
    words: /\b(?:says?|said|saying|unsaid)\b/g,
    instead: 'notify, show, report, state',
  },
  {
    name: 'is none',
    text: /\b(?:is|are|was|were)\s+none\b/gi,
    words: /\b(?:is|are|was|were) none\b/g,
    instead: 'be rejected, missing, empty',
  },
  {
    name: 'verbs of movement',
    text: /\b(?:lets?\s+go|letting\s+go|giv(?:es?|en|ing)\s+way|gave\s+way|tak(?:es?|en|ing)\s+up|took\s+up|puts?\s+away|putting\s+away)\b/gi,
    words:
      /\b(?:lets? go|letting go|giv(?:es?|en|ing) way|gave way|tak(?:es?|en|ing) up|took up|puts? away|putting away)\b/g,
    instead: 'release, yield, load, accept, store',
  },
]
