/** Hands a text to the player as a file; the byte order mark in front marks it as UTF-8 for spreadsheets. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
