// Remotes take these from the shell and hold no copy of their own. The federation plugin provides what the shell imports,
// so everything they count on is imported here, whether the shell uses it itself or not. The dialog is not: the shell's own
// dialogs ask for it when the first one opens, and provide it so in a file of its own.
import '@touchline/ui'
import 'i18next'
import 'mobx'
import 'mobx-react-lite'
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
