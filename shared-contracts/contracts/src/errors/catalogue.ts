import type { Feedback } from './feedback'
import { feedbackOf } from './table'
import { type ErrorCode, MEANINGS } from './texts'

/** Meaning in English and what the player sees of it. */
export interface CatalogueEntry {
  text: string
  feedback: Feedback
}

/** Every code that a call can answer with, its English meaning and what the player sees of it. */
export const CATALOGUE = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.entries(MEANINGS).map(([code, text]) => [
    code,
    { text, feedback: feedbackOf(code) },
  ]),
) as Readonly<Record<ErrorCode, CatalogueEntry>>
