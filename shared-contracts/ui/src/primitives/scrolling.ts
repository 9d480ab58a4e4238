export { Notifier } from './notifier'
export { scrollParentOf } from './scroll-parent'
export { ScrollView } from './scroll-view'
