import { cx } from '../board-classes'
import type { Tip } from '../board-events'

/** The one tooltip of the board. */
export function BoardTip({ tip }: { tip: Tip | null }) {
  return (
    <div
      role="tooltip"
      className={cx('tip')}
      hidden={tip === null}
      style={tip ? { left: tip.left, top: tip.top } : undefined}
    >
      {tip?.text}
    </div>
  )
}
