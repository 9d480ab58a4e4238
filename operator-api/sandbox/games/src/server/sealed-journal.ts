import { type OpenedJournal, openJournal } from '@touchline/serving'
import type { BookEntry } from './book-entries'
import type { TextCipher } from './text-cipher'

/** The journal with wallet tokens and server seeds sealed: a copy of the file moves no money and foretells no result. */
export async function openSealedJournal(path: string, cipher: TextCipher): Promise<OpenedJournal<BookEntry>> {
  const { journal, entries } = await openJournal<BookEntry>(path)
  try {
    return {
      entries: entries.map((entry) => withSecrets(entry, (text) => openedBy(cipher, text))),
      journal: { ...journal, append: (entry) => journal.append(withSecrets(entry, cipher.seal)) },
    }
  } catch (fault) {
    await journal.close()
    throw fault
  }
}

function openedBy(cipher: TextCipher, text: string): string {
  try {
    return cipher.open(text)
  } catch {
    throw new Error('The journal was written under another secret: GAMES_JOURNAL_SECRET has to name it.')
  }
}

function withSecrets(entry: BookEntry, change: (text: string) => string): BookEntry {
  switch (entry.k) {
    case 'session':
      return { ...entry, session: { ...entry.session, token: change(entry.session.token) } }
    case 'seeds':
      return { ...entry, current: change(entry.current), next: change(entry.next) }
    case 'open': {
      const { token, seed } = entry.round
      return { ...entry, round: { ...entry.round, token: change(token), seed: change(seed) } }
    }
    case 'due': {
      const { delivery } = entry
      const body = { ...delivery.body, token: change(delivery.body.token) }
      return { ...entry, delivery: { ...delivery, body } }
    }
    default:
      return entry
  }
}
