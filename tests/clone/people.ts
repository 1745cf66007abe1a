import { spawnSync } from 'node:child_process'
import { homedir, tmpdir } from 'node:os'

/** A user who clones the project. */
export interface Person {
  name: string
  /** Where this person's folder is made. */
  below: string
  /** Given when it is not who runs the tests. */
  account?: { uid: number; gid: number }
}

/**
 * Root, in a home that nobody else may enter, and an ordinary user. Only root can be both, and the latter only where
 * node is not hidden in root's home.
 */
export function people(): Person[] {
  if (process.getuid?.() !== 0) return [{ name: 'an ordinary user', below: tmpdir() }]
  const root = { name: 'root', below: homedir() }
  const account = { uid: accountNumber('-u'), gid: accountNumber('-g') }
  const canRunNode = spawnSync('npm', ['--version'], { ...account, cwd: '/' }).status === 0
  return canRunNode ? [root, { name: 'an ordinary user', below: tmpdir(), account }] : [root]
}

function accountNumber(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, 'nobody'], { encoding: 'utf8' }).stdout)
}
