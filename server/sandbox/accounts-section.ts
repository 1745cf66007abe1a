import { sandboxAccounts, sandboxPassword } from '../../sample-shop/accounts/sandbox-accounts.ts'
import type { SandboxHomeTexts } from './sandbox-home-texts.ts'
import { html, type Html } from './html.ts'

/** The sandbox accounts to sign in with. */
export function accountsSection(words: SandboxHomeTexts): Html {
  return html`<section aria-labelledby="accounts">
    <h2 id="accounts">${words.accounts}</h2>
    <p>${words.password} <code class="big">${sandboxPassword}</code></p>
    <ul class="cards">
      ${sandboxAccounts.map((account) => accountCard(words, account))}
    </ul>
  </section>`
}

function accountCard(words: SandboxHomeTexts, account: (typeof sandboxAccounts)[number]): Html {
  const { kind, login, firstName, lastName, company, isActive, addresses } = account
  return html`<li class="card">
    <div class="row">
      <h3>${words[kind]}</h3>
      ${!isActive && html`<span class="tag danger">${words.isInactive}</span>`}
    </div>
    <p><code class="login">${login}</code></p>
    <dl class="facts">
      ${fact(words.name, thai(`${firstName} ${lastName}`))}
      ${company && fact(words.company, thai(company.companyName))}
      ${fact(words.addresses, words.addressCount(addresses.length))}
    </dl>
  </li>`
}

const fact = (name: string, value: Html | string) =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`

const thai = (text: string) => html`<span lang="th">${text}</span>`
