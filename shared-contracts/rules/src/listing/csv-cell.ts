/** What begins a formula, also in the wide letters of Chinese, Japanese and Korean; what spreadsheets trim before it counts too. */
const RUNS = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/
/** Where the comma is the decimal sign, spreadsheets split at these, quoted or not: what stands behind one, and its quotes, begins a cell. */
const RUNS_BEHIND = /([;\t][\s"']*)(?=[=+\-@＝＋－＠])/g

/** A text as a cell of a file that spreadsheets open; what they would run as a formula is told as the text that it is. */
export function csvCell(text: string): string {
  const harmless = (RUNS.test(text) ? `'${text}` : text).replace(RUNS_BEHIND, "$1'")
  return /[",;\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
