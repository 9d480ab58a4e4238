/** Hands a text to the player as a file of their own; the mark in front tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
