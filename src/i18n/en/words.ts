import home from './home.json'
import problems from './problems.json'
import screens from './screens.json'
import shell from './shell.json'

export const words = { home, problems, screens, shell }
