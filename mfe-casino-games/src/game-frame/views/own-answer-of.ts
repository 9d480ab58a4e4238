import { type ErrorCode, isErrorCode } from '@touchline/contracts/errors'

/** What our own server answered in place of the game; null when another site has the frame. */
export function ownAnswerOf(frame: HTMLIFrameElement | null): { code: ErrorCode; text: string } | null {
  const body = bodyOf(frame)
  if (body === null) return null
  const code = codeIn(body)
  return { code: code ?? 'systemError', text: '' }
}

/** Text of a page of this origin. A page of another site cannot be read: then it is the game. */
function bodyOf(frame: HTMLIFrameElement | null): string | null {
  try {
    const page = frame?.contentDocument
    if (!page || page.URL === 'about:blank') return null
    return page.body?.textContent ?? ''
  } catch {
    return null
  }
}

function codeIn(body: string): ErrorCode | null {
  try {
    const answer: unknown = JSON.parse(body)
    const status = typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : null
    return typeof status === 'string' && isErrorCode(status) ? status : null
  } catch {
    return null
  }
}
