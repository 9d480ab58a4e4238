import type { ErrorCode } from '@touchline/contracts/errors'
import { FailedState, Pager } from '@touchline/ui'
import { useWords } from '@touchline/ui/words'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { ListStore } from './list'
import styles from './list-body.module.css'

interface ListBodyProps<View extends object, Data> {
  list: ListStore<View, Data>
  isEmpty: (data: Data) => boolean
  /** Says that there is nothing, why, and what to do instead. */
  empty: ReactNode
  /** Title of a failure: what could not be loaded. */
  failed: string
  /** Places of the rows to come, in their final height. */
  loading?: ReactNode
  /** Replaces a failure with this code; null for the usual view. */
  refused?: (code: ErrorCode) => ReactNode
  children: (data: Data) => ReactNode
}

/** A list by its stage: loading, failure with code and retry, empty, or rows with their pages. */
export const ListBody = observer(function ListBody<View extends object, Data>({
  list,
  isEmpty,
  empty,
  failed,
  loading = <LoadingRows />,
  refused = () => null,
  children,
}: ListBodyProps<View, Data>) {
  const { t } = useWords()
  const { stage } = list
  switch (stage.stage) {
    case 'loading':
      return loading
    case 'failed':
      return (
        refused(stage.code) ?? (
          <FailedState
            title={failed}
            text={`${stage.text} ${t('kit.code', { code: stage.code })}`}
            retryLabel={t('kit.retry')}
            retry={list.retry}
          />
        )
      )
    case 'ready':
      if (isEmpty(stage.data)) return empty
      return (
        <>
          {children(stage.data)}
          <ListPager list={list} />
        </>
      )
  }
}) as <View extends object, Data>(props: ListBodyProps<View, Data>) => ReactNode

const ListPager = observer(function ListPager<View extends object, Data>({
  list,
}: {
  list: ListStore<View, Data>
}) {
  const { t } = useWords()
  const { page, pages, range, total, turnTo } = list
  return (
    <Pager
      page={page}
      pages={pages}
      turnTo={turnTo}
      labels={{
        pager: t('kit.pager.label'),
        previous: t('kit.pager.previous'),
        next: t('kit.pager.next'),
        place: t('kit.pager.place', { page, pages }),
      }}
      range={t('kit.pager.range', { ...range, total: total ?? 0 })}
    />
  )
}) as <View extends object, Data>(props: { list: ListStore<View, Data> }) => ReactNode

const BONES = ['first', 'second', 'third', 'fourth']

/** Places of rows, each of a height in CSS units, for an answer that does not come at once. */
export function LoadingRows({ label, height = '86px' }: { label?: string; height?: string }) {
  const { t } = useWords()
  return (
    <div className={styles.loading} role="status" aria-label={label ?? t('kit.loading')}>
      {BONES.map((bone) => (
        <div key={bone} className={styles.bone} style={{ height }} />
      ))}
    </div>
  )
}
