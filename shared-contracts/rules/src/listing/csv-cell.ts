/**
 * The beginnings of a formula, also in the wide letters of Chinese, Japanese and Korean; characters that
 * spreadsheets trim before it count too.
 */
const RUNS = /^(\s*[=+\-@＝＋－＠]|[\t\r\n])/
/**
 * Where the comma is the decimal sign, spreadsheets split at these, quoted or not; the text behind one begins
 * a cell.
 */
const RUNS_BEHIND = /([;\t][\s"']*)(?=[=+\-@＝＋－＠])/g

/** A text as a cell of a spreadsheet file; a quote keeps spreadsheets from running it as a formula. */
export function csvCell(text: string): string {
  const harmless = (RUNS.test(text) ? `'${text}` : text).replace(RUNS_BEHIND, "$1'")
  return /[",;\t\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
