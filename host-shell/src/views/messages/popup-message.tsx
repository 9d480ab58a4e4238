import type { Message } from '@touchline/contracts/calls'
import { messageBlocks } from '@touchline/rules'
import { Button } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { useStream } from '../../state/use-stream'
import { useShell } from '../shell-context'
import { useWords } from '../use-words'
import styles from './messages-button.module.css'

interface PopupProps {
  message: Message
  /** `isRead` is true for its button, false when it was only closed. */
  close: (isRead: boolean) => void
}

/** A message above the page, once the page has nothing else to say there: its paragraphs, and the way to the whole. */
export function PopupMessage({ message, close }: PopupProps) {
  const { location, dialogs } = useShell()
  const t = useWords()
  const other = useStream(dialogs.dialog$)
  if (other) return null
  const open = () => {
    close(true)
    location.navigate(`/info/message?id=${message.id}`)
  }
  return (
    <Dialog
      open
      title={message.title}
      closeLabel={t('close')}
      onClose={() => close(false)}
      width={480}
      footer={
        <>
          {message.body !== '' && <Button onClick={open}>{t('messages.whole')}</Button>}
          <Button look="primary" onClick={() => close(true)}>
            {t('ok')}
          </Button>
        </>
      }
    >
      <div className={styles.popup}>
        {messageBlocks(message.body).map((block, i) =>
          block.kind === 'paragraph' ? <p key={i}>{block.lines.join('\n')}</p> : null,
        )}
      </div>
    </Dialog>
  )
}
