import { Button, EmptyState, FailedState, IconButton, NoticeBox, Skeleton, Switch } from '@touchline/ui'
import { Dialog } from '@touchline/ui/dialog'
import { Popover } from '@touchline/ui/popover'
import { Select } from '@touchline/ui/select'
import { Toast } from '@touchline/ui/toast'
import { Tooltip } from '@touchline/ui/tooltip'
import { useState } from 'react'
import { Section, useShown } from './section'
import styles from './showcase.module.css'

export function Layers() {
  const { words } = useShown()
  return (
    <>
      <Section title={words.layers}>
        <div className={styles.row}>
          <FilterDrawer />
          <Popover
            label={words.openPopover}
            trigger={(trigger) => <Button {...trigger}>{words.openPopover}</Button>}
          >
            {(close) => (
              <div className={styles.stack}>
                <Switch checked onChange={() => undefined}>
                  {words.odds}
                </Switch>
                <Switch checked={false} onChange={() => undefined}>
                  {words.risk}
                </Switch>
                <Button look="primary" onClick={close}>
                  {words.confirm}
                </Button>
              </div>
            )}
          </Popover>
          <Tooltip text={words.suspendedWhy}>
            <Button aria-disabled="true">{words.suspended}</Button>
          </Tooltip>
        </div>
      </Section>
      <Section title={words.toasts}>
        <Toast lastsMs={0} onClose={() => undefined}>
          <NoticeBox tone="success" action={<IconButton icon="close" size={16} label={words.close} />}>
            <b>{words.accepted}</b> 23:22:24
          </NoticeBox>
        </Toast>
        <Toast lastsMs={0} onClose={() => undefined}>
          <NoticeBox tone="info" action={<Button look="quiet">{words.undo}</Button>}>
            {words.cleared}
          </NoticeBox>
        </Toast>
        <NoticeBox tone="warning">{words.oddsChanged}</NoticeBox>
        <NoticeBox tone="error">{words.notPlaced}</NoticeBox>
      </Section>
      <Section title={words.states} wide>
        <div className={styles.three}>
          <EmptyState
            icon="bets"
            title={words.noBets}
            text={words.noBetsText}
            actions={<Button>{words.showBoard}</Button>}
          />
          <div className={styles.bones}>
            {['one', 'two', 'three', 'four'].map((bone) => (
              <Skeleton key={bone} height="32px" />
            ))}
          </div>
          <FailedState
            title={words.failed}
            text={words.failedText}
            retryLabel={words.again}
            retry={() => undefined}
          />
        </div>
      </Section>
    </>
  )
}

function FilterDrawer() {
  const { words } = useShown()
  const [isOpen, setOpen] = useState(false)
  const [type, setType] = useState(1)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.openDrawer}</Button>
      <Dialog
        look="drawer"
        open={isOpen}
        title={words.filter}
        closeLabel={words.close}
        onClose={close}
        width={400}
        footer={
          <>
            <Button size="large" onClick={close}>
              {words.reset}
            </Button>
            <Button look="primary" size="large" onClick={close}>
              {words.show7}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <Select
            label={words.oddsType}
            options={[
              { value: 1, label: words.malay },
              { value: 2, label: words.decimal },
            ]}
            value={type}
            onChange={setType}
          />
          <Tooltip text={words.suspendedWhy}>
            <Button>{words.suspended}</Button>
          </Tooltip>
        </div>
      </Dialog>
    </>
  )
}
