import { wordsIn, type EnvironmentInput } from './environment-input.ts'

/** Just the origin, as `https://shop.example`. */
export function readOwnAddress({ isProduction, text, complain }: EnvironmentInput, name: string): string {
  const address = text(name)?.replace(/\/$/, '')
  if (address === undefined) {
    if (isProduction) complain(`${name} is missing`)
    return ''
  }
  if (!isOrigin(address, isProduction)) complain(`${name} must be an address like https://shop.example`)
  return address
}

/** Origins with commas between them, as `https://one.example, https://other.example`. */
export function readOrigins({ isProduction, text, complain }: EnvironmentInput, name: string): string[] {
  const origins = wordsIn(text(name)).map((origin) => origin.replace(/\/$/, ''))
  for (const origin of origins)
    if (!isOrigin(origin, isProduction))
      complain(
        `${name} must be addresses like https://shop.example with commas between them, not "${origin}"`,
      )
  return origins
}

function isOrigin(address: string, isProduction: boolean): boolean {
  const protocols = isProduction ? ['https:'] : ['https:', 'http:']
  return isAddress(address, protocols) && new URL(address).origin === address.toLowerCase()
}

const ownMachine = ['localhost', '127.0.0.1', '[::1]']

/** For tests. In production nobody but this machine may play a provider: what it says counts as paid, or as signed in. */
export function readTestAddress(
  { isProduction, text, complain }: EnvironmentInput,
  name: string,
): string | undefined {
  const address = text(name)?.replace(/\/$/, '')
  if (address === undefined) return undefined
  if (!isOrigin(address, false)) complain(`${name} must be an address like http://127.0.0.1:4000`)
  else if (isProduction && !ownMachine.includes(new URL(address).hostname))
    complain(`${name} is for tests: in production it can only be an address of this machine`)
  return address
}

export const isAddress = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
