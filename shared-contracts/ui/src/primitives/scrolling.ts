export { Heard } from './heard'
export { scrollParentOf } from './scroll-parent'
export { ScrollView } from './scroll-view'
