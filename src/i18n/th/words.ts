import content from './content.json'
import delivery from './delivery.json'
import articles from './articles.json'
import home from './home.json'
import lists from './lists.json'
import notices from './notices.json'
import parts from './parts.json'
import problems from './problems.json'
import products from './products.json'
import rules from './rules.json'
import screens from './screens.json'
import search from './search.json'
import shell from './shell.json'

export const words = {
  content,
  delivery,
  articles,
  home,
  lists,
  notices,
  parts,
  problems,
  products,
  rules,
  screens,
  search,
  shell,
}
