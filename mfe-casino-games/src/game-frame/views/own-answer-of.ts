import { type ErrorCode, isErrorCode } from '@touchline/contracts/errors'

/** The code that our own server answered in place of the game; null when another site has the frame. */
export function ownAnswerOf(frame: HTMLIFrameElement | null): { code: ErrorCode; text: string } | null {
  const page = readablePage(frame)
  if (!page || page.URL === 'about:blank') return null
  const code = page.body?.dataset.code ?? ''
  return { code: isErrorCode(code) ? code : 'systemError', text: '' }
}

/** A page of another site cannot be read: then it is the game. */
function readablePage(frame: HTMLIFrameElement | null): Document | null {
  try {
    return frame?.contentDocument ?? null
  } catch {
    return null
  }
}
