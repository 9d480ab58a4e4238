import type { MemberMessage } from '@touchline/contracts/live'
import { listScreen, type Screen } from '@touchline/screens'
import { listOfView } from '../messages/domain/messages'
import { MESSAGES, type MessagesView } from '../messages/domain/messages-address'
import { MessagesStore } from '../messages/state/messages-store'
import { askMessages, findMessage, type MessagesPage, markMessages } from '../messages/transport/messages'
import { MessagesPageView } from '../messages/views/messages-page'

const screen: Screen = {
  // Texts are those of the page's language, so the question needs more of the host than its calls.
  open: (host) =>
    listScreen<MessagesView, MessagesPage, MessagesStore, MemberMessage>({
      address: MESSAGES,
      ask: () => askMessages(host),
      totalOf: ({ total }) => total,
      pageSize: ({ pageDisplay }) => pageDisplay.pageSize,
      questionOf: listOfView,
      storeOf: (list) =>
        new MessagesStore(
          list,
          (marking) => markMessages(host, marking),
          (view) => findMessage(host, view),
        ),
      following: ({ live }, { list }) => ({
        changes$: live.member$,
        onChange: ({ t }) => (t === 'messages' || t === 'resumed') && list.refresh(),
      }),
      // The messages are in another language from then on.
      alongside: ({ locale }, { list, follow }) => {
        const stop = follow()
        let shown = locale.language()
        const following = locale.language$.subscribe((language) => {
          if (language !== shown) list.refresh()
          shown = language
        })
        return () => {
          stop()
          following.unsubscribe()
        }
      },
      View: MessagesPageView,
    }).open(host),
}
export default screen
