import type { Message, Unread } from '@touchline/contracts/calls'
import type { CallResult } from '@touchline/contracts/host'
import type { ListStore } from '@touchline/screens/list'
import { autorun, makeAutoObservable, observableRef, runInAction } from 'mobx'
import { neighbours } from '../domain/messages'
import type { MessagesView } from '../domain/messages-address'
import type { Marking, MessagesPage } from '../transport/messages'

const NONE: Unread = { normal: 0, special: 0, personal: 0 }

/** A page of messages, the open one, and which are read. */
export class MessagesStore {
  /** Marked as unread by hand: it stays so while it is open. */
  private keptUnread = ''
  /** The message that was opened last; it stays so when newer ones push it off its page. */
  private shown: Message | null = null
  /** The message that is looked for on other pages. */
  private sought = ''

  constructor(
    readonly list: ListStore<MessagesView, MessagesPage>,
    private readonly mark: (marking: Marking) => Promise<CallResult<object>>,
    /** Looks for a message on all pages of a view; null if it is not found. */
    private readonly find: (view: MessagesView) => Promise<Message | null>,
  ) {
    makeAutoObservable<this, 'mark' | 'find' | 'shown' | 'sought'>(
      this,
      { list: false, mark: false, find: false, shown: observableRef, sought: false },
      { autoBind: true },
    )
  }

  get unread(): Unread {
    return this.list.latest?.unread ?? NONE
  }

  get open(): Message | null {
    return this.listed ?? (this.shown?.id === this.list.view.id ? this.shown : null)
  }

  /** Keeps the open message open, and looks for the one of a link, until the returned function is called. */
  follow(): () => void {
    return autorun(() => {
      const { listed, list } = this
      const { view, data } = list
      if (listed) this.keep(listed)
      else if (view.id !== '' && data !== null && this.shown?.id !== view.id) void this.seek(view)
    })
  }

  /** The open message as listed on this page. */
  private get listed(): Message | null {
    return this.list.data?.messages.find(({ id }) => id === this.list.view.id) ?? null
  }

  private keep(message: Message): void {
    this.shown = message
    this.sought = ''
  }

  private async seek(view: MessagesView): Promise<void> {
    if (this.sought === view.id) return
    this.sought = view.id
    const found = await this.find(view)
    runInAction(() => {
      if (found && this.list.view.id === view.id) this.keep(found)
    })
  }

  get beside(): { newer?: string; older?: string } {
    return neighbours(this.list.data?.messages ?? [], this.list.view.id)
  }

  /** Shows a message of this page, or none. */
  show(id: string): void {
    this.list.choose({ id, page: this.list.page })
  }

  choose(kind: MessagesView['kind']): void {
    this.list.choose({ kind, id: '' })
  }

  /** The open message has been on the screen long enough. */
  wasSeen({ id, is_read }: Message): void {
    if (!is_read && id !== this.keptUnread) void this.setRead([id], true)
  }

  keepUnread({ id }: Message): void {
    this.keptUnread = id
    void this.setRead([id], false)
  }

  async readAll(): Promise<void> {
    this.list.patch((page) => ({
      ...page,
      messages: page.messages.map((message) => ({ ...message, is_read: true })),
      unread: NONE,
    }))
    if (this.shown) this.shown = { ...this.shown, is_read: true }
    await this.send('all read')
  }

  /** Another message was opened, or none: the next visit may mark it read. */
  closed(): void {
    this.keptUnread = ''
  }

  private async setRead(ids: readonly string[], isRead: boolean): Promise<void> {
    const { shown } = this
    if (shown && ids.includes(shown.id)) this.shown = { ...shown, is_read: isRead }
    this.list.patch((page) => marked(page, ids, isRead))
    await this.send({ ids, isRead })
  }

  /** The change is shown at once; if the server refuses it, the list is asked for again. */
  private async send(marking: Marking): Promise<void> {
    const { kind } = await this.mark(marking)
    if (kind !== 'ok') this.list.refresh()
  }
}

/** A page on which these messages are read, or not. */
function marked(page: MessagesPage, ids: readonly string[], isRead: boolean): MessagesPage {
  const changed = page.messages.filter(({ id, is_read }) => ids.includes(id) && is_read !== isRead)
  const unread = { ...page.unread }
  for (const { kind } of changed) unread[kind] = Math.max(0, unread[kind] + (isRead ? -1 : 1))
  const messages = page.messages.map((message) =>
    changed.includes(message) ? { ...message, is_read: isRead } : message,
  )
  return { ...page, messages, unread }
}
