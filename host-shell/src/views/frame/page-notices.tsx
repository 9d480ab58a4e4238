import { ClosedProduct, LateNotices } from '../late-pages'
import { WhenSettled } from '../when-settled'
import type { LateNoticesProps } from './late-notices'
import { useArea } from './use-area'

/** Bars above and over the loaded page: restrictions of the member, state of connection and version. */
export function PageNotices({ summary$ }: Pick<LateNoticesProps, 'summary$'>) {
  const main = useArea('main')
  return (
    <WhenSettled>
      <LateNotices main={main} summary$={summary$} closed={ClosedProduct} />
    </WhenSettled>
  )
}
