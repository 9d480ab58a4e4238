import { lazily, persistently } from '@touchline/ui/lazily'
import { lateWords, words } from '../locales/load-words'

const ownPages = () => import('./own-pages')

export const OwnPages = lazily(() => worded(async () => (await ownPages()).OwnPages))
export const ClosedProduct = lazily(() => worded(async () => (await ownPages()).ClosedProduct))
export const Maintenance = lazily(() => worded(async () => (await ownPages()).Maintenance))
export const NotFound = lazily(() => worded(async () => (await ownPages()).NotFound))
/** The way to another account has the fields of the landing page. */
export const SwitchDialog = lazily(() => worded(async () => (await ownPages()).SwitchDialog))

// Parts of the frame that come after what the page was opened for: together, because the first file names every late one.
const frameParts = () => import('./frame/late-parts')

/** The shell's messages above the page: loaded before the loss of a connection that they report. */
export const ShellDialogBox = lazily(() => worded(async () => (await frameParts()).ShellDialogBox))

/** Content of the strip under the header. */
export const Announcements = lazily(() => worded(async () => (await frameParts()).Announcements))

/** The way back to the top of a long page. */
export const ToTop = lazily(() => worded(async () => (await frameParts()).ToTop))

/** The link to the messages, with the unread count. */
export const MessagesButton = lazily(() => worded(async () => (await frameParts()).MessagesButton))

/** The member's own pages and the way out, once somebody asks for them. */
export const AccountLinks = lazily(() => worded(async () => (await frameParts()).AccountLinks))

/** Notices on the connection and on the version of the page. */
export const LateNotices = lazily(() => worded(async () => (await frameParts()).LateNotices))

/** A short message, or the receipt of a bet. */
export const ToastBox = lazily(() => worded(async () => (await frameParts()).ToastBox))

/** The frame of a page in a window of its own. */
export const OwnWindow = lazily(() => worded(async () => (await frameParts()).OwnWindow))

/** Tools without room in the header of a phone. */
export const MemberTools = lazily(() => worded(async () => (await frameParts()).MemberTools))

/** Under the balance, once somebody asks what it is made of. */
export const BalanceDetails = lazily(() =>
  worded(async () => (await import('./header/balance-details')).BalanceDetails),
)

/** The search with its suggestions, once somebody opens it. */
export const SearchPanel = lazily(() =>
  worded(async () => (await import('./search/search-panel')).SearchPanel),
)

/** Fetches what a visitor of a path will see, while it is still unknown whether they are one. */
export function expectPage(pathname: string): void {
  if (pathname === '/') fetchOwnPages()
}

/**
 * Fetches them all with their words, and what errors mean: a logout must not wait for them, and may come while the
 * connection is lost.
 */
export function fetchOwnPages(): void {
  worded(ownPages).catch(() => undefined)
}

/**
 * Fetches the meanings of errors, with retries. Without them most codes are unknown, and a bet refused with
 * one of them would count as perhaps placed.
 */
export async function fetchLateWords(): Promise<void> {
  await persistently(() => words.add(lateWords))
}

/** Together with the words of these pages. */
async function worded<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), words.add(lateWords)])
  return part
}
