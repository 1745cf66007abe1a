import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'
import type { NewStaff, StaffRole } from '../../openapi/generated/schema.ts'
import { contractDocument } from '../../openapi/contract-document.ts'
import { ConfigError, readConfig } from '../config.ts'
import { addStaff } from '../shop/office/add-staff.ts'
import { rightsOf } from '../shop/office/roles.ts'
import { runCli } from './run-cli.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run staff -- add --name NAME --email EMAIL --role ${Object.keys(rightsOf).join('|')}`

const emailPattern = new RegExp(contractDocument.components.schemas.Email?.pattern ?? '')

/** Adds a member of staff, and prints what is needed to sign in: this once, for the database has none of it in clear. */
async function addMember(): Promise<void> {
  const member = readMember()
  const config = readConfig(process.env)
  await withDatabase({ ...config, log: () => undefined }, async (database) => {
    const added = await addStaff(database.db, config.settings, member)
    if (!added) throw new ConfigError(`${member.email} has an account already.`)
    const { password, uri, recoveryCodes } = added
    console.log(`${member.name} may sign in as ${member.role}. This is shown only now.\n`)
    console.log(`Password: ${password}\n`)
    console.log(`For the authenticator:\n${uri}\n${renderUnicodeCompact(uri)}\n`)
    console.log(`Each of these stands in once for its code:\n${recoveryCodes.join('\n')}`)
  })
}

function readMember(): NewStaff {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { name: text, email: text, role: text },
    allowPositionals: true,
  })
  const { email = '', role = '' } = values
  const name = values.name?.trim() ?? ''
  if (positionals.join() !== 'add' || name === '' || name.length > 100) throw new ConfigError(usage)
  if (!emailPattern.test(email)) throw new ConfigError(`"${email}" is no e-mail address. ${usage}`)
  if (!isRole(role)) throw new ConfigError(`"${role}" is no role. ${usage}`)
  return { name, email, role }
}

const isRole = (word: string): word is StaffRole => Object.hasOwn(rightsOf, word)

await runCli(addMember)
