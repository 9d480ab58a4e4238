export { MessagesButton } from '../messages/messages-button'
export { ShellDialogBox } from '../overlay/shell-dialog'
export { Announcements } from './announcements'
export { MemberTools } from './member-tools'
