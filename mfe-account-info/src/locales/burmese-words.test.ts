import account from './my/account.json'
import credentials from './my/screens/credentials.json'
import help from './my/screens/help.json'
import messages from './my/screens/messages.json'
import results from './my/screens/results.json'
import rules from './my/screens/rules.json'
import settings from './my/screens/settings.json'
import statement from './my/screens/statement.json'

const { password, nickname } = credentials

// The player's action: "-မည်", as in the glossary.
test('Burmese labels of buttons have one ending', () => {
  const labels = [
    ...[account.betList.toSports, account.betList.rule, password.submit, nickname.submit],
    ...[help.help.retry, help.help.copy, ...Object.values(help.help.more)],
    ...[messages.messages.readAll, messages.messages.keepUnread, messages.messages.back],
    ...[results.results.clear, results.results.retry],
    ...[rules.rules.clear, rules.rules.showAll, rules.rules.copy, settings.settings.sports.handle],
    ...[statement.statement.csv, statement.statement.print, statement.statement.more],
    statement.statement.retry,
  ]
  expect(labels.filter((label) => !label.endsWith('မည်'))).toEqual([])
  expect(password.show).toMatch(/^ပြမည်/)
})
