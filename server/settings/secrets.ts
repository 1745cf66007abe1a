import { sandboxSecrets, type Secrets, type ShopSettings } from '../shop/common/shop-settings.ts'
import { wordsIn, type EnvironmentInput } from './environment-input.ts'

const shortestSecret = 32
const secretNames: Record<keyof Secrets, string> = {
  tokens: 'TOKEN_SECRET',
  codes: 'CODE_SECRET',
}

/** Each may be a list with commas: the first signs, and what the others signed is still taken. */
export function readSecrets(given: EnvironmentInput): Pick<ShopSettings, 'secrets' | 'earlierSecrets'> {
  const [tokens, earlierTokens] = readSecretList(given, 'tokens')
  const [codes, earlierCodes] = readSecretList(given, 'codes')
  const secrets = { tokens, codes }
  const earlierSecrets = { tokens: earlierTokens, codes: earlierCodes }
  const all = [secrets, ...Object.values(earlierSecrets)].flatMap((some) => Object.values(some))
  if (new Set(all).size < all.length)
    given.complain(`${Object.values(secretNames).join(' and ')} must be two different secrets`)
  return { secrets, earlierSecrets }
}

/** A complaint about a secret never contains the secret. */
function readSecretList(
  { isProduction, text, complain }: EnvironmentInput,
  use: keyof Secrets,
): [first: string, earlier: string[]] {
  const name = secretNames[use]
  const [secret, ...earlier] = wordsIn(text(name))
  if (secret === undefined) {
    if (isProduction) complain(`${name} is missing`)
    return [sandboxSecrets[use], []]
  }
  const all = [secret, ...earlier]
  if (all.some(({ length }) => length < shortestSecret))
    complain(`${name} must have at least ${shortestSecret} characters`)
  if (isProduction && all.some((one) => Object.values(sandboxSecrets).includes(one)))
    complain(`${name} is the sandbox's, which everybody knows`)
  return [secret, earlier]
}
